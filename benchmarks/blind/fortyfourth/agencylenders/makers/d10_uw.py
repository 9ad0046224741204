from lib import *; import xlsxwriter
r=random.Random(4410); N='UW_Larkspur_Pointe_v7.xlsx'
U=212
cols=['FYE 12/31/2023','FYE 12/31/2024','T-12 Apr-25','T-3 Annualized','Underwritten']
s=S('Underwriting Cash Flow','Larkspur Pointe',None,None,cols,sheet='UW NCF',nd=0)
def L(l,*b,k='I'): return s.line(l,b,kind=k)
s.head('INCOME')
g=L('Gross Potential Rent',3842716,3988402,4051330,4098224,4102680)
ls=[L('Less: Vacancy',-241906,-268114,-252470,-236908,-246161),L('Less: Concessions',-38214,-66093,-71846,-59320,-59320),L('Less: Non-Revenue Units',-21840,-22620,-22944,-23280,-23280),L('Less: Bad Debt',-47322,-61508,-54117,-38616,-41027)]
nr=s.sub('Net Rental Income',[g]+ls)
oi=[L('Laundry / Vending',0,0,4210,8416,4210),L('Parking / Garages',68340,71120,72985,74400,72985),L('RUBS - Water & Sewer',141722,156039,161244,166812,161244),L('RUBS - Trash',50880,53310,54402,55164,54402),L('Pet Rent & Fees',47116,49908,50321,50876,50321),L('Other Income',118405,109772,113960,97248,105000)]
to=s.sub('Total Other Income',oi)
t=s.sub('Effective Gross Income (EGI)',[nr,to],'TOTAL',key='total_income')
s.head('EXPENSES')
v=[L(*x,k='E') for x in [('Real Estate Taxes',498211,521906,526440,531200,571350),('Property Insurance',118340,149215,161882,176340,180200),('Water & Sewer',171940,184331,188204,192460,188204),('Electricity',44108,46950,47212,51884,47212),('Gas',9870,10214,10446,18220,10446),('Trash',58212,60144,60990,61480,60990),('Repairs & Maintenance',132845,141072,138963,120148,138963),('Turnover / Make-Ready',61219,70408,66154,52816,66154),('Contract Services',48360,50116,50884,51200,50884),('Payroll & Benefits',388420,401935,409771,416228,416228),('Advertising & Marketing',42977,46130,44818,40264,44818),('General & Administrative',61304,58877,60215,62108,60215),('Professional Fees',14220,19870,12655,8800,12655)]]
e0=s.sub('Total Expenses Before Management Fee',v,kind='E')
m=L('Management Fee',117312,120046,122704,124890,124980,k='E')
e=s.sub('Total Operating Expenses',[e0,m],'TOTAL',kind='E',key='total_operating_expenses')
n=s.sub('Net Operating Income (NOI)',[t,(e,-1)],'TOTAL',key='noi')
x=s.line('Replacement Reserves',[None,None,None,None,63600],kind='E')
for q in range(4): pass
c=s.sub('Net Cash Flow (NCF)',[n,(x,-1)],'TOTAL',key='net_cash_flow')
com={'Gross Potential Rent':'4/28/25 rent roll, leased units at contract, vacant at market','Less: Vacancy':'6.0% of GPR; in-place physical 95.3%','Less: Bad Debt':'1.0% of GPR, improving trend','Laundry / Vending':'New contract Nov-24','Other Income':'Haircut - termination fees','Real Estate Taxes':'2025 assessment x millage','Property Insurance':'Binder at $850/unit','Payroll & Benefits':'T-3','Management Fee':'3.0% of EGI','Replacement Reserves':'$300/unit per PCA','Professional Fees':'2024 includes one-time tax appeal'}
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Loan Summary')
B=dict(font_name='Arial',font_size=9);F=lambda **k:wb.add_format({**B,**k})
for i,(a,b) in enumerate([('Property','Larkspur Pointe'),('Units',U),('Year Built',1998),('Requested Loan','$29,400,000'),('Rate / Term','5.71% / 10-yr, 5-yr IO'),('Execution','Agency DUS, Tier 2')]): ws.write(i+1,1,a,F(bold=1));ws.write(i+1,2,b,F(align='left'))
ws.set_column(1,2,24)
ws=wb.add_worksheet('UW NCF');ws.activate()
ws.merge_range(0,0,0,9,'MULTIFAMILY UNDERWRITING  -  LARKSPUR POINTE  (212 UNITS)',F(bold=1,bg_color='#375623',font_color='white',font_size=11))
hd=F(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,bg_color='#E2EFDA')
for i,h in enumerate(['','FYE\n12/31/2023','FYE\n12/31/2024','T-12\nApr-25','T-3\nAnnualized','','Underwritten','UW\nPer Unit','UW\n% EGI','Underwriter Comments']): ws.write(2,i,h,hd)
ws.set_row(2,28)
cc=[1,2,3,4,6];pos={};y=3
from xlsxwriter.utility import xl_rowcol_to_cell as X
egi=s.rows[t]['vals'][4]
for i,R in enumerate(s.rows):
    if R['type']=='HEADING':
        ws.write(y,0,R['label'],F(bold=1,bg_color='#E2EFDA'))
        for k in range(1,10): ws.write(y,k,'',F(bg_color='#E2EFDA'))
    else:
        pos[i]=y;b=R['type']!='LINE';k=dict(bold=b,top=1 if b else 0)
        ws.write(y,0,R['label'],F(**k))
        for j,vv in enumerate(R['vals']):
            if vv is None: continue
            fm=F(num_format='#,##0_);[Red](#,##0);0_)',font_color='#0000FF' if not b else 'black',bg_color='#FFF2CC' if j==4 else '#FFFFFF',**k)
            if R['items']: ws.write_formula(y,cc[j],'='+''.join(('+' if g_>0 else '-')+X(pos[ii],cc[j]) for ii,g_ in R['items']),fm,vv)
            else: ws.write_number(y,cc[j],vv,fm)
        vv=R['vals'][4];ws.write_formula(y,7,f'={X(y,6)}/{U}',F(num_format='#,##0_);(#,##0)',**k),round(vv/U,4));ws.write_formula(y,8,f'={X(y,6)}/$G${pos.get(t,0)+1}' if t in pos else f'={X(y,6)}/{egi}',F(num_format='0.0%',**k),round(vv/egi,6))
        ws.write(y,9,com.get(R['label'],''),F(font_size=8,italic=1,indent=1))
    y+=1
    if R['type']=='TOTAL': y+=1
y+=1
for a,b in [('Annual debt service (I/O)','$1,678,740'),('UW DSCR (I/O)',f"{s.rows[c]['vals'][4]/1678740:.2f}x"),('Debt yield (NOI)',f"{s.rows[n]['vals'][4]/29400000:.2%}")]:
    ws.write(y,3,a,F(italic=1));ws.write(y,6,b,F(bold=1,align='right'));y+=1
ws.set_column(0,0,36);ws.set_column(1,4,12);ws.set_column(5,5,1.5);ws.set_column(6,6,13);ws.set_column(7,8,9);ws.set_column(9,9,48)
ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
save(N,[s.dump()],'MULTIFAMILY','OPERATING_STATEMENT','agency underwriter','underwriting sheet: history, T-12, T-3 annualised, UW with per unit and % of EGI, formulas, comments; second of two sheets',True)

# lender underwriting adjustment sheet
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as cell
from common import *
N='Bellwether Crossing - UW NCF v3.xlsx'
cols=['T12 Mar-2025',"Borrower's Adjustments","Borrower's Proforma",'UW Adjustments','UW NCF']
s=St('Underwritten Net Cash Flow','Bellwether Crossing Apartments',None,'2025-03-31',cols,sheet='NCF')
U=212; cm={}
def L(lab,t,ba=0,ua=0,c=''):
    i=s.l(lab,[t,ba,t+ba,ua,t+ba+ua]); cm[i]=c; return i
s.h('Revenue')
a=[L('Gross Potential Rent',4218360,84367,-84367,'T12 rent roll in place; no growth given'),L('Loss to Lease',-96214,40000,-40000),L('Vacancy',-214870,30000,-26048,'5.0% of GPR or actual, greater of'),L('Concessions',-58412,58412,-58412,'Lease-up concessions continue per Feb roll'),L('Bad Debt',-41263,15000,-15921,'1.0% of GPR'),L('Non-Revenue Units',-18960)]
nr=s.t('Net Rental Income',a)
o=[L('RUBS / Utility Reimbursement',187420,9371,-9371),L('Parking and Storage',62150),L('Pet Fees and Rent',44890),L('Late / NSF / Application Fees',71316,0,-8000,'Trended down'),L('Cable Bulk Revenue',38160,25440,-25440,'Contract not signed'),L('Insurance Claim Proceeds',26418,-26418,0,'Non-recurring'),L('Other Income',19733)]
so=s.t('Total Other Income',o); eg=s.t('Effective Gross Income',[nr,so],key='total_income')
s.h('Operating Expenses')
ev=[L('Real Estate Taxes',511840,-31840,58000,'2025 assessment x current millage'),L('Insurance',186300,-24300,30000,'Bound premium 3/1/25: $192,000'),L('Utilities',242875,0,6200),L('Repairs and Maintenance',148216,-21500,12500,'Add back part of freeze repair'),L('Turnover / Make Ready',97340,0,0),L('Contract Services',81455),L('Payroll and Benefits',402618,-38000,38000,'Vacant leasing position to be filled'),L('Marketing and Leasing',58170,-9500,4500),L('General and Administrative',64922,0,0)]
eg_v=s.rows[eg]['values']; egt=(eg_v[0],eg_v[2],eg_v[4]); m0=126310; m2=round(egt[1]*.025); m4=round(egt[2]*.03)
ev.append(L('Management Fee',m0,m2-m0,m4-m2,'3.0% of EGI (borrower 2.5%)'))
te=s.t('Total Operating Expenses',ev,key='total_operating_expenses'); n=s.t('Net Operating Income',[eg,te],[1,-1],key='noi')
rr=L('Replacement Reserves',0,0,63600,'$300/unit per PCR'); nc=s.t('Net Cash Flow',[n,rr],[1,-1],type='TOTAL',key='net_cash_flow')
er=[s.rows[te]['values'][k]/s.rows[eg]['values'][k] for k in(0,2,4)]
wb=xlsxwriter.Workbook(doc(N)); wl=wb.add_worksheet('Loan Sizing'); ws=wb.add_worksheet('NCF'); wn=wb.add_worksheet('Checklist')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
ws.set_landscape(); ws.fit_to_pages(1,1); ws.set_column(0,0,1.5); ws.set_column(1,1,31); ws.set_column(2,6,13); ws.set_column(7,7,9); ws.set_column(8,8,9); ws.set_column(9,9,46); ws.hide_gridlines(2)
ws.write(0,1,'Bellwether Crossing Apartments',F(bold=True,font_size=14)); ws.write(1,1,'Underwritten Net Cash Flow',F(font_size=11)); ws.write(2,1,'212 units | Wichita, KS | Loan No. 25-0418 | T12 ending 3/31/2025',F(italic=True,font_size=9))
hd=dict(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#1F4E79',font_color='white',border=1)
ws.set_row(4,30)
for c,t in enumerate(['']+cols+['UW $/Unit','UW % EGI','Analyst comment']): ws.write(4,1+c,t,F(**{**hd,**({'bg_color':'#833C0B'} if 'Adj' in t else {})}))
r=5; pos={}; late=[]
for i,x in enumerate(s.rows):
    if x['type']=='HEADING': r+=(i>0); ws.write(r,1,x['label'],F(bold=True,font_color='#1F4E79',bottom=1)); r+=1; continue
    T=x['type']!='LINE'; pos[i]=r; k=dict(bold=True,top=1,bg_color='#DDEBF7') if T else {}
    if x['type']=='TOTAL': k.update(bottom=6)
    ws.write(r,1,x['label'],F(indent=0 if T else 1,**k))
    for c,v in enumerate(x['values']):
        f=F(num_format='#,##0_);(#,##0);0_)',**{**k,**({'font_color':'#0000FF'} if not T and c in(0,1,3) else {})})
        if T and c!=2 and c!=4: ws.write_formula(r,2+c,'='+''.join(('+' if g>0 else '-')+cell(pos[q],2+c) for q,g in zip(x['items'],x['signs'])),f,v)
        elif c in(2,4): ws.write_formula(r,2+c,f'={cell(r,c)}+{cell(r,1+c)}',f,v)
        else: ws.write_number(r,2+c,v,f)
    ws.write_formula(r,7,f'=G{r+1}/212',F(num_format='#,##0;(#,##0)',**k),round(x['values'][4]/U,2)); late.append((r,F(num_format='0.0%',**k),x['values'][4]/s.rows[eg]['values'][4]))
    ws.write(r,9,cm.get(i,''),F(font_size=9,italic=True,indent=1,font_color='#595959'))
    r+=1
for a_,b_,c_ in late: ws.write_formula(a_,8,f'=G{a_+1}/G${pos[eg]+1}',b_,c_)
# the expense ratio below the table, a fraction under three of the columns
i=s.l('Expense Ratio',[round(er[0],4),None,round(er[1],4),None,round(er[2],4)]); r+=1
ws.write(r,1,'Expense Ratio',F()); 
for c,v in zip((0,2,4),er): ws.write_number(r,2+c,round(v,4),F(num_format='0.00%'))
ws.write(r+2,1,'Prepared by: J. Marlowe-Finch   Reviewed: ______    DRAFT for credit committee 5/6/2025',F(font_size=8))
wl.set_column(0,0,30); ncf=s.rows[nc]['values'][4]; noi=s.rows[n]['values'][4]
for q,(a_,b,f) in enumerate([('Loan amount',26500000,'#,##0'),('Rate',.0585,'0.00%'),('Amortization (months)',360,'0'),('Annual debt service',1876000,'#,##0'),('UW NCF DSCR',round(ncf/1876000,2),'0.00x'),('Debt yield (NOI)',round(noi/26500000,4),'0.0%'),('Appraised value',38900000,'#,##0'),('LTV',round(26.5/38.9,4),'0.0%')]): wl.write(q+1,0,a_,F()); wl.write(q+1,1,b,F(num_format=f.replace('x','"x"')))
wl.write(0,0,'Loan sizing',F(bold=True)); wn.write_column(0,0,['Rent roll 3/31/25 - rec\'d','T12 - rec\'d','2022-2024 annual statements - rec\'d','Tax bill - rec\'d','Insurance cert - pending'],F()); wn.set_column(0,0,40)
ws.activate(); wb.close(); print(s.rows[n]['values'],s.rows[nc]['values'],er)
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT','lender underwriting sheet: T12, borrower adjustments, UW adjustments, per-unit and % columns, comments',True)

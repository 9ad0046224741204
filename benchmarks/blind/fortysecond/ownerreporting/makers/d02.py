from common import *
import xlsxwriter, datetime
F='Harlow_T12_Mar25.xlsx'
rng=random.Random(202)
ms=[4,5,6,7,8,9,10,11,12,1,2,3]; ys=[2024]*9+[2025]*3
cols=[f'{MON[m-1]}-{str(y)[2:]}' for m,y in zip(ms,ys)]+['T-12 Total']
st=St('Trailing Twelve Month Income & Expense','The Harlow at Peachtree Creek','2024-04-01','2025-03-31',cols,scale=1,
  expand=lambda v,f:list(v)+[sum(v)],sheet='T12',zero_null=True)
def gen(spec,f,lab): return series(spec,rng,1,months=ms,growth=.003 if 'Rent' in lab else .001)
st.dsl('''
I
H||REVENUE
H||Rental Revenue
L||Market Rent|412500~.003
L||Loss to Lease|-18600~.12
L||Vacancy|-24100~.15
L||Non-Revenue Units|-3290!
L||Concessions|-6900~.45
L||Bad Debt / Collection Loss|-5400~.5
T||Net Rental Revenue
H||Other Revenue
L||RUBS - Water, Sewer & Trash|22150~.04
L||Parking & Garages|6900~.04
L||Pet Rent & Fees|4300~.12
L||Late & NSF Fees|3850~.25
L||Application & Admin Fees|4100~.35
L||Technology Package|11700~.03
L||Early Termination|3200?.5
L||Insurance Claim Proceeds (Unit 1214 Fire)|18350@8
L||Miscellaneous|640~.5
T||Total Other Revenue
TT||EFFECTIVE GROSS INCOME|total_income|inc
E
H||EXPENSES
H||Controllable
L||On-Site Payroll & Benefits|37900~.06
L||Repairs & Maintenance|9350~.3
L||Turnover / Make Ready|7400~.35
L||Contract Services|8800~.08
L||Marketing & Leasing|5650~.2
L||General & Administrative|6200~.2
T||Total Controllable
H||Utilities
L||Electricity|6150w
L||Natural Gas|1480w
L||Water & Sewer|17900~.07
L||Trash Removal|4350~.03
T||Total Utilities
H||Fixed
L||Management Fee (2.75%)|11200~.02
L||Real Estate Taxes|48200!
L||Property & Liability Insurance|14350!
L||Franchise / Other Taxes|6100@5
T||Total Fixed
TT||TOTAL OPERATING EXPENSES|total_operating_expenses|exp
I
N||NET OPERATING INCOME|noi|noi|+inc -exp
E
H||Below the Line
L||Capital - Interiors|14200?.5
L||Capital - Exterior|21000?.3
L||Interest Expense|96450~.01
T||Total Below the Line||btl
I
N||NET CASH FLOW BEFORE PRINCIPAL|net_cash_flow|ncf|+noi -btl
''',gen)
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); ws=wb.add_worksheet('T12')
acc='_(* #,##0_);[Red]_(* (#,##0);_(* "-"??_);_(@_)'
def F_(size=9,**k): return wb.add_format(dict(font_name='Calibri',font_size=size,**k))
ti=F_(14,bold=True); su=F_(italic=True,font_color='#595959')
hd=F_(bold=True,bg_color='#1F3864',font_color='white',align='center',num_format='mmm-yy')
sec=F_(bold=True,bg_color='#D9E1F2'); sh=F_(bold=True,indent=1); ln=F_(indent=2); n=F_(num_format=acc); sl=F_(bold=True,indent=1,top=1); sn=F_(bold=True,top=1,num_format=acc)
tl=F_(bold=True,top=1,bottom=6,bg_color='#F2F2F2'); tn=F_(bold=True,top=1,bottom=6,num_format=acc,bg_color='#F2F2F2')
p1=F_(num_format='0.0%',align='right'); u1=F_(num_format='#,##0',align='right')
ws.hide_gridlines(2); ws.set_column(0,0,1.5); ws.set_column(1,1,38); ws.set_column(2,13,10); ws.set_column(14,14,11.5); ws.set_column(15,16,8)
ws.write(0,1,st.prop,ti); ws.write(1,1,st.title,su); ws.write(2,1,'April 2024 through March 2025  |  248 units  |  Accrual',su)
ws.write(4,1,'',hd)
for k,(m,y) in enumerate(zip(ms,ys)): ws.write_datetime(4,2+k,datetime.datetime(y,m,1),hd)
for k,t in enumerate(['T-12 Total','% of EGI','Per Unit']): ws.write(4,14+k,t,hd)
ws.freeze_panes(5,2); r0=5; pos={}
egi=st.rows[st.keys['total_income']]['full'][12]
er=r0  # row of EGI
for i,r in enumerate(st.rows):
    pos[i]=r0
    if r['typ']=='HEADING':
        if r['lvl']==0:
            for k in range(1,17): ws.write(r0,k,r['label'] if k==1 else '',sec)
        else: ws.write(r0,1,r['label'],sh)
    else:
        a,b=(ln,n) if r['typ']=='LINE' else ((sl,sn) if r['typ']=='SUBTOTAL' else (tl,tn))
        ws.write(r0,1,r['label'],a)
        for k in range(13):
            v=r['full'][k]; col=chr(67+k)
            if k==12: ws.write_formula(r0,14,f'=SUM(C{r0+1}:N{r0+1})',b,v)
            elif r['items']:
                ws.write_formula(r0,2+k,'='+''.join(('-' if (st.rows[j]['fav']<0 and r['fav']>0) else '+')+f'{col}{pos[j]+1}' for j in r['items']).lstrip('+'),b,v)
            else: ws.write_number(r0,2+k,v,b)
        ws.write_number(r0,15,r['full'][12]/egi,p1); ws.write_number(r0,16,round(r['full'][12]/248),u1)
    r0+=1
    if r['items']: r0+=1
ws.write(r0+1,1,'Real estate taxes accrued on 2024 bill; 2025 reassessment notice expected in June.',su)
ws.set_landscape(); ws.fit_to_pages(1,1); wb.close(); print(len(st.rows))
save(F,[st],'MULTIFAMILY','OPERATING_STATEMENT_T12','analyst T12 workbook, date-cell headers, formulas, % of EGI and per unit side columns')

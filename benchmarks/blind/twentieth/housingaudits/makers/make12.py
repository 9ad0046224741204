# housing co-operative: operations and cash flows stacked on one sheet, account code right of the label, year columns reversed (prior first)
from common import *; import openpyxl; from openpyxl.styles import *
R=random.Random(1212)
P='Alder Street Housing Co-operative Ltd.'
SH='FS Mar 2025'
s=St('STATEMENT OF OPERATIONS',P,'2024-04-01','2025-03-31',['2024 (12 months)','2025 (12 months)'],sheet=SH)
v=lambda b:[round(b*R.uniform(.94,1.0)),round(b*R.uniform(1.0,1.07))]
s.h('Revenue')
tr=s.t('Total revenue',[s.l('Housing charges',v(786000),'4000'),s.l('Vacancy loss',[-4120,-6385],'4010'),s.l('Rent supplement',v(94300),'4050'),s.l('Parking',v(17900),'4100'),s.l('Laundry',v(9600),'4110'),s.l('Interest',[5216,8941],'4200')],'TOTAL',key='total_income')
s.h('Operating expenses')
te=s.t('Total operating expenses',[s.l(n,v(b),c) for n,b,c in (('Property taxes',112400,'5000'),('Insurance',61800,'5010'),('Heat, light and power',48900,'5020'),('Water and sewer',39700,'5030'),('Maintenance and repairs',98200,'5100'),('Maintenance wages',51600,'5110'),('Waste and pest control',12800,'5120'),('Landscaping and snow',15400,'5130'),('Coordinator salary and benefits',68300,'5200'),('Professional fees',11900,'5210'),('Member education and meetings',3400,'5220'),('Office and telephone',8700,'5230'),('Bad debts',2600,'5290'))],'TOTAL',key='total_operating_expenses')
bf=s.t('Surplus before mortgage costs and reserve',[tr,te],'TOTAL',[1,-1],key='noi')
s.h('Mortgage costs and reserve')
mc=s.t('Total mortgage costs and reserve',[s.l('Mortgage interest',[118412,111207],'6000'),s.l('Amortization - building',[139540,146748],'6010'),s.l('Allocation to capital replacement reserve',[72000,78000],'6100')])
su=s.t('SURPLUS FOR THE YEAR',[bf,mc],'TOTAL',[1,-1],key='net_income')
S=s.rows[su]['values']
ob=s.l('Unallocated surplus, beginning of year',[36118,36118+S[0]]);s.t('UNALLOCATED SURPLUS, END OF YEAR',[su,ob],'TOTAL')
q=St('STATEMENT OF CASH FLOWS',P,'2024-04-01','2025-03-31',['2024 (12 months)','2025 (12 months)'],sheet=SH)
q.h('Cash from (used for) operations')
o=q.t('Cash from operations',[q.l('Surplus for the year',S),q.l('Amortization not requiring cash',[139540,146748]),q.l('Allocation to reserve',[72000,78000]),q.l('Housing charges receivable',[-2310,1144]),q.l('Prepaid expenses',[-890,-1675]),q.l('Accounts payable',[7126,-4982]),q.l('Members\' deposits',[1200,600])])
q.h('Cash from (used for) investing')
i=q.t('Cash used for investing',[q.l('Replacement reserve expenditures',[-41283,-96214]),q.l('Transfer to reserve investments',[-72000,-78000])])
q.h('Cash from (used for) financing')
f=q.t('Cash used for financing',[q.l('Mortgage principal',[-139540,-146748]),q.l('Member shares redeemed, net of issued',[-1500,500])])
nc=q.t('NET CHANGE IN CASH',[o,i,f],'TOTAL',key='net_cash_flow')
n=q.rows[nc]['values'];b=q.l('Cash, beginning of year',[118640,118640+n[0]]);q.t('CASH, END OF YEAR',[nc,b],'TOTAL');print(S,n)
wb=openpyxl.Workbook();w=wb.active;w.title=SH;y=1
for st in(s,q):
    for t in(P,st.d['title'],'Year ended March 31, 2025, with comparative figures for 2024'): w.cell(y,2,t).font=Font(name='Tahoma',bold=True,size=11);y+=1
    y+=1
    for x,t in((3,'G/L'),(5,2024),(7,2025)): c=w.cell(y,x,t);c.font=Font(name='Tahoma',bold=True,size=10);c.alignment=Alignment(horizontal='center')
    for x in(5,7): c=w.cell(y+1,x,'(12 months)');c.alignment=Alignment(horizontal='center');c.font=Font(name='Tahoma',size=8);c.border=Border(bottom=Side(style='medium'))
    y+=2
    for r in st.rows:
        T=r['rowType']
        if T=='HEADING': y+=1
        c=w.cell(y,2,('' if T!='LINE' else '   ')+r['label']);c.font=Font(name='Tahoma',size=9,bold=T!='LINE',underline='single' if T=='HEADING' else None)
        if r['accountCode']: w.cell(y,3,r['accountCode']).font=Font(name='Tahoma',size=9,color='7F7F7F')
        for x,a in zip((5,7),r['values']):
            if a is None: continue
            c=w.cell(y,x,a);c.number_format='#,##0;[Red](#,##0);"-"';c.font=Font(name='Tahoma',size=9,bold=T=='TOTAL')
            if T!='LINE': c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r is st.rows[-1] else None)
            if T=='TOTAL': w.cell(y,x-1,'$').font=Font(name='Tahoma',size=9)
        y+=1 if T!='TOTAL' else 2
    y+=3
w.cell(y,2,'Approved by the Board of Directors: ____________________  ____________________').font=Font(size=9)
for x,k in dict(A=2,B=46,C=8,D=3,E=13,F=3,G=13).items(): w.column_dimensions[x].width=k
for z in wb.worksheets:
    z.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);z.page_setup.fitToHeight=0
wb.save(B+'documents/alder_street_coop_fs.xlsx')
save('alder_street_coop_fs.xlsx',[s,q],'COOPERATIVE','OPERATING_STATEMENT','two statements stacked on one sheet, prior year first, G/L code after the label, $ in a cell of its own',True)

from lib import *; import xlsxwriter
r=random.Random(4409); N='Cedar Bluff Plaza - Historical Operating Summary.xlsx'
SF=112480
cols=['2022 Actual','2023 Actual','2024 Actual','T-12 Mar-25','2025 Budget']
s=S('Historical Operating Summary','CEDAR BLUFF PLAZA',None,None,cols,sheet='Hist OS',nd=0)
def L(l,b,k='I',g=.03,v=.01):
    o=[]
    for i,t in enumerate([0,1,2,2.25,3]): o.append(b*(1+g)**t*r.uniform(1-v,1+v))
    return s.line(l,o,kind=k)
s.head('Revenue')
a=[L('Minimum Rent - Anchors',742000,g=.005,v=.002),L('Minimum Rent - In-Line Shops',1038500,v=.02),L('Minimum Rent - Outparcels',186000,g=.02,v=.001),s.line('Percentage Rent',[24810,31066,18742,18742,15000]),]
ra=s.sub('Total Base Rental Revenue',a)
b=[L('CAM Reimbursements',318400,g=.04,v=.02),L('Real Estate Tax Reimbursements',287600,g=.025),L('Insurance Reimbursements',52100,g=.08)]
rb=s.sub('Total Expense Reimbursements',b)
gi=s.sub('Gross Potential Income',[ra,rb])
v=s.line('Vacancy & Credit Loss',[-96340,-131218,-88905,-74120,-80000]);o=s.line('Signage & Pylon Income',[9600,9600,10200,10200,10800]);q=s.line('Temporary Tenant / Specialty Leasing',[14350,0,22875,26400,20000])
t=s.sub('Effective Gross Income',[gi,v,o,q],'TOTAL',key='total_income')
s.head('Operating Expenses');s.head('Common Area Maintenance',lv=1)
c=[L(l,x,'E',g,.05) for l,x,g in [('Parking Lot Sweeping',31200,.02),('Parking Lot Repairs & Striping',18400,.05),('Landscaping & Irrigation',44700,.03),('Snow Removal',26800,.0),('Security Patrol',57300,.04),('Common Area Electric',38900,.03),('Water & Sewer',29600,.05),('Trash Removal',13250,.02),('Roof Repairs',16900,.06),('Fire Sprinkler Monitoring',7420,.01)]]
tc=s.sub('Total CAM',c,kind='E')
f=[L('Real Estate Taxes',306200,'E',.025,.004),L('Property Insurance',57800,'E',.09),L('Management Fee',89900,'E'),L('General & Administrative',21300,'E',.02,.06),L('Professional Fees',11800,'E',.02,.1),L('Non-Reimbursable Repairs',14600,'E',.02,.2),L('Marketing',6200,'E',0,.1)]
e=s.sub('Total Operating Expenses',[tc]+f,'TOTAL',kind='E',key='total_operating_expenses')
n=s.sub('Net Operating Income',[t,(e,-1)],'TOTAL',key='noi')
x=[s.line('Tenant Improvements',[84000,142650,61200,35500,120000],kind='E'),s.line('Leasing Commissions',[31240,66815,28470,19930,45000],kind='E'),s.line('Capital Expenditures',[0,215300,47890,47890,60000],kind='E')]
tx=s.sub('Total Capital Items',x,kind='E')
s.sub('Net Cash Flow Before Debt Service',[n,(tx,-1)],'TOTAL',key='net_cash_flow')
good=s.rows[rb]['vals'][1];bad=good+9000 if (good//1000)%10!=9 else good-9000
s.dump() # foots before the plant
s.rows[rb]['vals'][1]=bad
s.t['planted']=dict(what=f"Total Expense Reimbursements, 2023 Actual: printed {bad:,.0f}, its three lines add up to {good:,.0f}; every later total uses the correct sum",kind='total_wrong')
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Hist OS')
B=dict(font_name='Calibri',font_size=10);F=lambda **k:wb.add_format({**B,**k})
ws.hide_gridlines(2)
ws.write(1,1,'CEDAR BLUFF PLAZA',F(bold=1,font_size=16,font_color='#1F3864'));ws.write(2,1,'Historical Operating Summary',F(italic=1,font_size=12))
ws.write(3,1,'Grocery-anchored neighborhood center  |  Johnson County, Kansas',F());ws.write(3,9,'Net Rentable Area:',F(align='right'));ws.merge_range(3,10,3,11,SF,F(num_format='#,##0 "SF"',align='left'))
hd=F(bold=1,bg_color='#1F3864',font_color='white',align='center',border=1);h2=F(bold=1,bg_color='#D9E2F3',align='center',bottom=1)
heads=['2022','2023','2024','T-12 Mar-25','2025'];sb=['Actual','Actual','Actual','','Budget']
ws.write(5,1,'',hd);ws.write(6,1,'For the year ended December 31 unless noted',F(italic=1,bg_color='#D9E2F3',bottom=1,font_size=8))
for i in range(5):
    ws.merge_range(5,2+2*i,5,3+2*i,heads[i],hd);ws.write(6,2+2*i,sb[i] or 'Total $',h2);ws.write(6,3+2*i,'$ / SF',h2)
y=7
for R in s.rows:
    if R['type']=='HEADING':
        ws.write(y,1,R['label'],F(bold=1,underline=1) if R['lv']==0 else F(italic=1,bold=1,indent=1))
    else:
        tot=R['type']=='TOTAL';sb_=R['type']=='SUBTOTAL';k=dict(bold=tot or sb_)
        if tot:k.update(bg_color='#F2F2F2',top=1,bottom=1)
        elif sb_:k.update(top=3)
        ws.write(y,1,R['label'],F(indent=0 if R['type']!='LINE' else 2,**k))
        for i,vv in enumerate(R['vals']):
            ws.write_number(y,2+2*i,vv,F(num_format='$#,##0_);($#,##0)' if tot else '#,##0_);(#,##0);0_)',**k));ws.write_number(y,3+2*i,round(vv/SF,2),F(num_format='0.00_);(0.00)',font_color='#7F7F7F',**k))
    y+=1
    if R['type']=='TOTAL' : y+=1
ws.write(y+1,1,'Source: borrower operating statements. 2022-2024 audited; T-12 and budget unaudited. Management fee per agreement.',F(italic=1,font_size=8))
ws.set_column(0,0,2);ws.set_column(1,1,37)
for i in range(5): ws.set_column(2+2*i,2+2*i,13);ws.set_column(3+2*i,3+2*i,7.5)
ws.set_landscape();ws.fit_to_pages(1,1)
w2=wb.add_worksheet('Notes');w2.write(0,0,'Notes to operating history');w2.write(2,0,'1. 2023 capital expenditures include roof section C replacement.');w2.write(3,0,'2. Percentage rent relates to the grocer and one restaurant outparcel.')
wb.close()
save(N,[s.dump()],'RETAIL','OPERATING_STATEMENT','bank analyst','3 years + T-12 + budget with $/SF beside each, merged two-line header, second notes sheet, side label of area',False)

"""Marina departmental operating report (workbook of the marina's bookkeeper): section sums printed above their details, GL number after the label, hidden last-year column. xlsxwriter."""
import random,os,datetime,xlsxwriter
from lib import *
R=random.Random(31212)
NAME='GBM_Dept_Ops_Jul-2025.xlsx'
cols=['July Actual','July Budget','July Over (Under)','Season to Date This Year','Season to Date Last Year','Season to Date Change']
s=St('Departmental Operating Report','Gull Bay Marina','2024-11-01','2025-07-31',cols,sheet='Jul')
s.dash_zero=True
def L(q,code,b,std,j=.12):
    a=round(b*R.uniform(1-j,1+j)) if b else 0;y=round(std*R.uniform(1-j,1+j)) if std else 0;p=round(std*R.uniform(1-j,1+j)) if std else 0
    if y<a and a>0: y=a
    return s.l(q,[a,b,a-b,y,p,y-p],code,1)
def above(head,ls,code=None):
    h=s.h(head,code); i=[L(*x) for x in ls]
    r=s.rows[h];r.update(type='SUBTOTAL',items=i,signs=[1]*len(i),v=[sum(s.rows[k]['v'][c] for k in i) for c in range(6)]);return h
s.h('REVENUE BY DEPARTMENT')
r=[above('Slips & Moorings',[('Seasonal Slips','4010',31200,196400,.03),('Transient Slips','4020',18600,29750),('Moorings','4030',4100,14800),('Liveaboard Surcharge','4040',1200,7650,.02),('Shore Power','4050',3900,11900)],'400'),
above('Dry Stack & Storage',[('Rack Storage','4110',12750,83400,.03),('Winter Yard Storage','4120',0,61800),('Trailer Parking','4130',1850,4420)],'410'),
above('Fuel Dock',[('Gasoline','4210',68400,121300),('Diesel','4220',21700,44150),('Oil & Lubricants','4230',640,1480)],'420'),
above('Service Yard',[('Haul & Launch','4310',3300,38900),('Shop Labor','4320',14200,96500),('Parts','4330',6900,41200),('Bottom Painting','4340',900,22600)],'430'),
above('Ship Store & Other',[('Store Merchandise','4410',11800,27600),('Ice, Bait & Snacks','4420',5400,8950),('Boat Rentals','4430',9700,15300),('Restaurant Ground Rent','4440',2500,22500,0),('Launch Ramp Fees','4450',2300,4600)],'440')]
ti=s.t('Gross Revenue',r,type='TOTAL',key='total_income')
co=above('Cost of Goods Sold',[('Fuel','5010',73200,134900),('Oil & Lubricants','5020',390,900),('Parts','5030',4550,27800),('Store Merchandise','5040',6750,15900),('Ice, Bait & Snacks','5050',2950,5050)],'500')
gm=s.t('Gross Margin',[ti,co],[1,-1],'TOTAL')
s.h('OPERATING EXPENSES')
x=[above('Payroll',[('Dockhands','6010',13900,38200),('Service Technicians','6020',9600,71400),('Office & Store','6030',7200,44100),('Payroll Taxes & Workers Comp','6040',4050,21300)],'600'),
above('Docks & Grounds',[('Dock Repair','6110',3200,18800),('Dredging Permit & Survey','6120',0,7400),('Pump-Out Station','6130',450,1620),('Grounds & Restrooms','6140',1300,5100),('Forklift & Travelift','6150',1100,8350)],'610'),
above('Occupancy',[('Submerged Land Lease','6210',2950,26550,0),('Property Taxes','6220',3100,27900,0),('Marine Insurance','6230',4300,38700,.02),('Electricity','6240',5100,19800),('Water & Sewer','6250',1450,4900),('Trash','6260',780,3150)],'620'),
above('Selling & Office',[('Card Fees','6310',4150,12700),('Advertising','6320',650,5900),('Reservation Software','6330',425,3825,0),('Harbor Association Dues','6340',0,1850,0),('Professional Fees','6350',500,6300)],'630')]
te=s.t('Total Operating Expenses',x,type='TOTAL',key='total_operating_expenses')
noi=s.t('Net Operating Income',[gm,te],[1,-1],'TOTAL',key='noi')
i1=L('Dock Loan Interest','7010',1650,16100,.04);i2=L('Depreciation','7020',6150,55350,0)
s.rows[i1]['lvl']=s.rows[i2]['lvl']=0
s.t('Net Income',[noi,i1,i2],[1,-1,-1],'TOTAL',key='net_income')
wb=xlsxwriter.Workbook(os.path.join(DOC,NAME));wb.set_properties({'created':datetime.datetime(2025,8,12)})
w=wb.add_worksheet('Jul');w.hide_gridlines(2)
A=lambda **k:wb.add_format(dict(dict(font_name='Verdana',font_size=8),**k))
w.merge_range('B2:D2','Gull Bay Marina',A(bold=1,font_size=14,font_color='#003F5C'))
w.merge_range('B3:D3','Departmental Operating Report - July 2025',A(bold=1))
w.write('B4','Season runs November 1, 2024 through July 31, 2025; sums stand above their detail',A(italic=1,font_color='#666666'))
band=A(bold=1,align='center',bg_color='#003F5C',font_color='white')
w.merge_range(5,4,5,6,'JULY',band);w.merge_range(5,9,5,11,'SEASON TO DATE',band)
hd=A(bold=1,align='right',text_wrap=1,bottom=2)
w.write(6,1,'Department / account',A(bold=1,bottom=2));w.write(6,2,'GL',A(bold=1,bottom=2,align='center'))
C=[4,5,6,9,10,11]
for c,q in zip(C,['Actual','Budget','Over\n(Under)','This\nYear','Last\nYear','Change']): w.write(6,c,q,hd)
w.write(6,7,'Jul-24',hd);w.write(6,12,'% Chg',hd)
w.set_row(6,24);w.set_column(0,0,1.5);w.set_column(1,1,34);w.set_column(2,2,7);w.set_column(3,3,1)
for c in C: w.set_column(c,c,12)
w.set_column(7,7,12,None,{'hidden':1});w.set_column(8,8,1.5);w.set_column(12,12,8)
NF='#,##0;[Red](#,##0);"–"'
row=7
for i,r in enumerate(s.rows):
    T=r['type']
    if T=='TOTAL' or T=='HEADING' and i: row+=1 if T=='HEADING' else 0
    k={}
    if T=='SUBTOTAL':k=dict(bold=1,bg_color='#E8F1F5')
    if T=='TOTAL':k=dict(bold=1,top=1,bottom=6 if i==len(s.rows)-1 else 1)
    if T=='HEADING':k=dict(bold=1,underline=1)
    w.write(row,1,r['label'],A(indent=r['lvl'],**k))
    w.write(row,2,r['code'] or '',A(align='center',font_color='#777777',**{q:v for q,v in k.items() if q!='underline'}))
    if T!='HEADING':
        if 'bg_color' in k: w.write_blank(row,3,None,A(**k));
        for c,v in zip(C,r['v']): w.write(row,c,v,A(num_format=NF,**k))
        w.write(row,7,round(r['v'][0]*R.uniform(.9,1.1)),A(num_format=NF))
        pv=r['v'][4];w.write(row,12,(r['v'][5]/abs(pv)) if pv else 'n/m',A(num_format='0.0%;(0.0%)',align='right',**k))
    if T=='LINE' and r['lvl']==1: w.set_row(row,None,None,{'level':1})
    row+=1
w.outline_settings(True,False,True,False)
w.write_comment(10,4,'Harbor master: two 60-footers moved to transient 7/9')
w.set_portrait();w.fit_to_pages(1,1);w.freeze_panes(7,2);w.set_footer('&L&F&R&D')
wb.close()
save(NAME,[s],'OTHER','OPERATING_STATEMENT','marina departmental report, section sums above their detail lines, account number after the label, hidden column, cost of goods sold',True)

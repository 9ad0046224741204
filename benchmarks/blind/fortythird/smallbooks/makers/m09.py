# farm with tenant houses: statement of cash receipts and disbursements, three years, legacy .xls
from h import *; import xlwt
F='ketterman_farms_cash_2023_2025.xls'
s=St('Statement of Cash Receipts and Disbursements',['2023','2024','2025'],'Ketterman Farms',"2023-01-01",'2025-12-31',sheet='Cash R&D',zero='blank')
def L(l,*v,**k): return s.line(l,[c(x) for x in v],**k)
s.head('RECEIPTS'); s.head('Farm Rents',lvl=1)
a=s.tot('Total farm rents',[L('Crop ground cash rent - Hostetter (212 ac)',53000,53000,55120,lvl=2),L('Crop share - river bottom 64 ac',18422.18,14907.55,16318.4,lvl=2),L('Pasture rent',4500,4500,4800,lvl=2),L('Machine shed rent',1800,1800,1800,lvl=2)],lvl=2)
s.head('House Rents',lvl=1)
b=s.tot('Total house rents',[L('Home place (main house)',11400,11700,12000,lvl=2),L('Brick house - Route 9',9600,9900,10200,lvl=2),L('Tenant house #1',7200,6600,7500,lvl=2),L('Tenant house #2 (mobile home)',5400,5400,1350,lvl=2)],lvl=2)
s.head('Other Receipts',lvl=1)
d=s.tot('Total other receipts',[L('USDA / CRP payments',6214,6214,6214,lvl=2),L('Timber sale - north woods',0,21750,0,lvl=2),L('Hunting lease',2400,2400,2750,lvl=2),L('Co-op patronage & interest',318.44,402.17,377.9,lvl=2)],lvl=2)
tr=s.tot('TOTAL RECEIPTS',[a,b,d],kind='TOTAL',key='total_income')
s.head('OPERATING DISBURSEMENTS')
E=[L('Real estate taxes - land',11842.6,12106.33,12488.09),L('Real estate taxes - houses',3316.4,3390.12,3502.75),L('Insurance - farm package',5128,5611,6240),L('House repairs - plumbing & well pumps',2214.85,871.4,4390.16),L('House repairs - roofs & carpentry',940,7850,1266.3),L('Furnace service & oil (Home place)',1677.92,1589.03,1742.6),L('Septic pumping',825,0,875),L('Electric - sheds & wells',1093.47,1121.88,1207.35),L('Lime & tile repair',2600,3985.5,0),L('Fence & lane stone',1418.2,640,2177.45),L('Mowing & weed spraying',1550,1550,1725),L('Mobile home removal',0,0,4800),L('Bookkeeping & tax preparation',1200,1250,1325),L('Legal',0,1480,0),L('Bank charges & postage',86.4,91.15,97.8)]
te=s.tot('TOTAL OPERATING DISBURSEMENTS',E,kind='TOTAL',key='total_operating_expenses')
no=s.tot('NET CASH FROM OPERATIONS',[tr,(te,-1)],kind='TOTAL',key='noi')
s.head('OTHER DISBURSEMENTS')
O=[L('Farm Credit - principal',14200,14850,15530),L('Farm Credit - interest',9318.77,8668.9,7988.42),L('New well - Brick house',0,11260,0),L('Partner draws (4 @ 25%)',52000,68000,60000)]
to=s.tot('TOTAL OTHER DISBURSEMENTS',O,kind='TOTAL')
nc=s.tot('RECEIPTS OVER (UNDER) DISBURSEMENTS',[no,(to,-1)],kind='TOTAL',key='net_cash_flow')
beg=[c(23816.09)]
for j in range(3): beg.append(beg[-1]+s.rows[nc]['b'][j])
b0=s.line('Cash balance, January 1',beg[:3],lvl=0)
s.tot('CASH BALANCE, DECEMBER 31',[nc,b0],kind='TOTAL')
wb=xlwt.Workbook(); ws=wb.add_sheet('Cash R&D'); w2=wb.add_sheet('Acres')
for i,(t,n) in enumerate([('Tract','Acres'),('Hostetter lease',212),('River bottom',64),('Pasture',58),('Woods',41),('Homestead & lanes',19)]): w2.write(i,0,t); w2.write(i,1,n)
X=xlwt.easyxf
nf='#,##0.00_);(#,##0.00)'
st=lambda bold,extra='',num=False: X(f'font: name Courier New, height 200, bold {"on" if bold else "off"}; {extra}',num_format_str=nf if num else 'General')
tt=X('font: name Courier New, height 240, bold on; align: horiz center')
for i,t in enumerate(['KETTERMAN FARMS','A Family Partnership','Statement of Cash Receipts and Disbursements','Calendar Years 2023, 2024 and 2025']): ws.write_merge(i,i,0,4,t,tt if i in(0,2) else X('font: name Courier New, height 200; align: horiz center'))
for j,t in enumerate(s.columns): ws.write(5,2+j,int(t),X('font: name Courier New, height 200, bold on; align: horiz right; borders: bottom thin'))
r=6
for q in s.rows:
    if q['lvl']==0 and q['type']=='HEADING': r+=1
    ws.write(r,0 if q['lvl']<2 and not(q['lvl']==1 and q['type']=='LINE') else 1,q['label'],st(q['type']!='LINE'))
    for j,v in enumerate(q['v']):
        if v or (q['items'] and v is not None): ws.write(r,2+j,v/100,st(bool(q['items']),'borders: top thin'+(', bottom double' if q['label'].startswith('CASH BAL') else '') if q['items'] else '',True))
    r+=1
    if q['type']=='TOTAL' and not q['label'].startswith(('RECEIPTS','CASH')): r+=0
ws.write(r+1,0,'Cash basis. Not audited. Tenant house #2 vacated 3/31/2025 and removed.',X('font: name Courier New, height 160, italic on'))
ws.col(0).width=256*4; ws.col(1).width=256*46
for j in(2,3,4): ws.col(j).width=256*15
ws.set_fit_num_pages(1); ws.fit_width_to_pages=1; ws.fit_height_to_pages=1
wb.save(D+F)
save(F,'LAND','CASH_FLOW_STATEMENT','farm partnership, one partner keeps the books','three-year cash receipts and disbursements, old Excel file',False,[s])

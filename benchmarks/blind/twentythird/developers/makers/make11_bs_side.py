from lib import *; import openpyxl; from openpyxl.styles import *
s=St('Comparative Statement of Financial Position (balance sheet)','Coyote Wash RV Park, Ltd.',None,'2024-12-31',['12/31/2024','12/31/2023'],sheet='BS 2024')
L=lambda l,x,y:s.line(l,[x,y])
s.head('Current assets');a=[L('Cash - Comal National operating',64118.72,48230.05),L('Cash - reservation deposits',27340.0,22915.0),L('Money market',150000.0,125000.0),L('Accounts receivable - long-term guests',5862.4,7118.9),L('Store & propane inventory',18377.15,16904.6),L('Prepaid insurance',12210.0,11480.0)]
c=s.tot('Total current assets',a);s.head('Property and equipment');a=[L('Land - 41.6 acres',930000.0,930000.0),L('Sites, roads & pedestals',2184650.0,2097200.0),L('Bathhouses & clubhouse',712400.0,712400.0),L('Park model cabins',486250.0,391750.0),L('Vehicles & mowers',88915.0,88915.0),L('Less accumulated depreciation',-1204366.0,-1038212.0)]
p=s.tot('Net property and equipment',a);s.head('Other assets');a=[L('Loan costs, net',15820.0,18080.0),L('Utility deposits',4500.0,4500.0)]
o=s.tot('Total other assets',a);ta=s.tot('TOTAL ASSETS',[c,p,o],typ='TOTAL',key='total_assets');nA=len(s.rows)
s.head('Current liabilities');a=[L('Accounts payable',21904.33,18066.21),L('Sales & occupancy tax payable',9418.06,8870.47),L('Advance reservations',27340.0,22915.0),L('Accrued property tax',0.0,0.0),L('Current portion of notes payable',72610.0,68440.0)]
cl=s.tot('Total current liabilities',a);s.head('Notes payable, less current portion');a=[L('Comal National Bank, 6.75%, due 2031',1621384.9,1687306.4),L('Seller note - R. Dunmore Estate',225000.0,262500.0),L('John Deere Financial',11842.25,19230.75)]
ll=s.tot('Total long-term notes',a);tl=s.tot('Total liabilities',[cl,ll],typ='TOTAL',key='total_liabilities')
eq=[round(x-y,2) for x,y in zip(s.rows[ta]['v'],s.rows[tl]['v'])]
s.head("Partners' capital");gp=[29711.36,27644.18];d=[-140000.0,-95000.0];ni=[198413.57,151902.36]
ni[0]=round(eq[0]-gp[0]-d[0]-(eq[1]-gp[1]),2)
b=[round(eq[k]-gp[k]-d[k]-ni[k],2) for k in(0,1)];print(b,ni)
a=[s.line('General partner',gp),s.line('Limited partners, beginning',b),s.line('Net income for the year',ni),s.line('Distributions to limited partners',d)]
te=s.tot("Total partners' capital",a,typ='TOTAL',key='total_equity');s.tot('TOTAL LIABILITIES AND CAPITAL',[tl,te],typ='TOTAL')
wb=openpyxl.Workbook();ws=wb.active;ws.title='BS 2024';ws.sheet_view.showGridLines=False
ws.merge_cells('A1:G1');ws['A1']='COYOTE WASH RV PARK, LTD.';ws.merge_cells('A2:G2');ws['A2']='Comparative Statement of Financial Position';ws.merge_cells('A3:G3');ws['A3']='December 31, 2024 and 2023   (income tax basis, unaudited)'
for k in(1,2,3):ws.cell(k,1).alignment=Alignment(horizontal='center');ws.cell(k,1).font=Font(name='Cambria',bold=k<3,size=15-2*k)
sh=PatternFill('solid',fgColor='E2EFDA')
for c0,t in((1,'ASSETS'),(5,'LIABILITIES AND CAPITAL')):
    for k,h in enumerate([t,'12/31/2024','12/31/2023']):
        x=ws.cell(5,c0+k,h);x.fill=sh;x.font=Font(name='Cambria',bold=True);x.alignment=Alignment(horizontal='left' if k==0 else 'right')
def put(rows,c0,last):
    q=6
    for r in rows:
        bo=r['t']!='LINE'
        if r['t']=='HEADING':q+=1
        if r['label'].startswith('TOTAL'):q=last
        x=ws.cell(q,c0,r['label']);x.font=Font(name='Cambria',bold=bo);x.alignment=Alignment(indent=0 if bo else 1)
        if r['v']:
            for k,v in enumerate(r['v']):
                x=ws.cell(q,c0+1+k,v);x.number_format='#,##0.00_);(#,##0.00)';x.font=Font(name='Cambria',bold=bo)
                if bo:x.border=Border(top=Side('thin'),bottom=Side('double' if r['label'].startswith('TOTAL') else None))
        q+=1
put(s.rows[:nA],1,32);put(s.rows[nA:],5,32)
for c_,w in zip('ABCDEFG',(38,15,15,3,40,15,15)):ws.column_dimensions[c_].width=w
ws['A35']='Advance reservations are held in a separate account at Comal National Bank.';ws['A35'].font=Font(italic=True,size=9)
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
fn='coyote_wash_position.xlsx';wb.save(doc(fn));save(fn,[s],'MANUFACTURED_HOUSING','BALANCE_SHEET','two-sided balance sheet, assets left, liabilities right',True)

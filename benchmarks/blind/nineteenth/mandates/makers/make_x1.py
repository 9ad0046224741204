from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as gl
r=random.Random(2211); N='willow_bend_merged_helpers.xlsx'
wb=Workbook(); ws0=wb.active; ws0.title='Cover'; ws=wb.create_sheet('RR Mar-25'); wl=wb.create_sheet('Lists'); wl.sheet_state='hidden'
for i,v in enumerate(['Occ','Vac','NTV','Down']): wl.cell(i+1,1,v)
thin=Side(style='thin',color='999999'); nm=iter(names(r,60))
ws.merge_cells('B2:R2'); ws['B2']='WILLOW BEND GARDEN APARTMENTS'; ws['B2'].font=Font(bold=True,size=16,color='2F5233'); ws['B2'].alignment=Alignment(horizontal='center')
ws.merge_cells('B3:R3'); ws['B3']='Rent roll as of March 31, 2025  –  Greenville, SC'; ws['B3'].alignment=Alignment(horizontal='center')
# row5 group headers, row6 headers
for rg,t in(('B5:E5','PREMISES'),('F5:H5','RESIDENT'),('J5:K5','LEASE'),('L5:P5','MONTHLY AMOUNTS ($)'),('Q5:R5','OTHER')):
    ws.merge_cells(rg); c=ws[rg.split(':')[0]]; c.value=t; c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='2F5233'); c.alignment=Alignment(horizontal='center')
hd={1:'key',2:'Bldg',3:'Apt',4:'Plan',5:'SF',6:'Resident name(s)',7:'Status',8:'Moved in',10:'Begins',11:'Ends',12:'Market',13:'In-place\nrent',14:'Garage',15:'Pet',16:'Total\nbilled',17:'Sec. dep.',18:'Comments',20:'occ flag',21:'mos left',22:'loss to lease'}
for k,v in hd.items():
    c=ws.cell(6,k,v); c.font=Font(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); c.border=Border(bottom=thin)
R=7; rows=[]; tots={}
plans=[('Aspen 1x1',688,1145),('Birch 2x1',905,1310),('Cedar 2x2',1010,1425)]
for b,n in(('100',8),('200',8),('300',10),('400',8)):
    s=R; rs=[]
    for i in range(n):
        pl,sf,mk=r.choice(plans); st=r.choices(['Occ','Vac','NTV','Down'],[80,10,8,2])[0]; x=dict(unit=int(b)+i+1,building=b,unitType=pl,area=sf,marketRent=mk,statusText=st); ocp=st in('Occ','NTV')
        if ocp:
            a=next(nm); t=f"{a[0]} {a[1]}"+(f" & {next(nm)[0]} {a[1]}" if r.random()<.25 else ''); lf=D.date(2024,r.randint(4,12),r.choice([1,1,15])); ga=r.choice([0,0,0,85]); pe=r.choice([0,0,25,40]); rent=mk-r.choice([0,20,35,60,110])
            x.update(tenantName=t,moveInDate=lf.replace(year=2024-r.choice([0,0,1,2,4])),leaseStartDate=lf,leaseEndDate=addm(lf,12,True) if lf.day==1 else lf.replace(year=2025),contractRent=rent,charges=[dict(code='Garage',amount=ga),dict(code='Pet',amount=pe)],totalCharges=rent+ga+pe,deposit=r.choice([300,500,rent]))
        v={1:f"{b}-{x['unit']}",3:x['unit'],4:pl,5:sf,6:x.get('tenantName','VACANT' if st=='Vac' else 'DOWN - water damage'),7:st,12:mk,20:1 if ocp else 0}
        if ocp: v.update({8:x['moveInDate'],10:x['leaseStartDate'],11:x['leaseEndDate'],13:x['contractRent'],14:ga,15:pe,16:x['totalCharges'],17:x['deposit'],21:round((x['leaseEndDate']-D.date(2025,3,31)).days/30.4,1),22:mk-rent,18:r.choice([None]*6+['renewal sent','pays 5th','NTV 4/30' if st=='NTV' else None])})
        for k,val in v.items():
            c=ws.cell(R,k,val); 
            if k in(8,10,11): c.number_format='d-mmm-yy'
            if k in(5,12,13,14,15,16,17): c.number_format='#,##0;(#,##0);"-"'
            if k==7: c.alignment=Alignment(horizontal='center')
        for k in range(2,19): ws.cell(R,k).border=Border(bottom=Side(style='hair',color='BBBBBB'))
        rs.append(x); R+=1
    ws.merge_cells(start_row=s,start_column=2,end_row=R-1,end_column=2); ws.cell(s,2,b).alignment=Alignment(horizontal='center',vertical='center'); ws.cell(s,2).font=Font(bold=True,size=13)
    T={5:S(rs,'area'),12:S(rs,'marketRent'),13:S(rs,'contractRent'),14:CH(rs,'Garage'),15:CH(rs,'Pet'),16:S(rs,'totalCharges'),17:S(rs,'deposit')}
    ws.merge_cells(start_row=R,start_column=2,end_row=R,end_column=4); ws.cell(R,2,f"Building {b}"); ws.cell(R,6,f"{sum('tenantName' in x for x in rs)} of {n} occupied")
    for k,v in T.items(): ws.cell(R,k,v).number_format='#,##0'
    for k in range(2,19): ws.cell(R,k).fill=PatternFill('solid',fgColor='E2EFDA'); ws.cell(R,k).font=Font(bold=True)
    tots[b]=dict(area=T[5],marketRent=T[12],contractRent=T[13],Garage=T[14],Pet=T[15],totalCharges=T[16],deposit=T[17]); R+=2; rows+=rs
oc=sum('tenantName' in x for x in rows); ws.cell(R,2,'PROPERTY TOTAL')
T={5:S(rows,'area'),12:S(rows,'marketRent'),13:S(rows,'contractRent'),14:CH(rows,'Garage'),15:CH(rows,'Pet'),16:S(rows,'totalCharges'),17:S(rows,'deposit')}
for k,v in T.items(): ws.cell(R,k,v).number_format='#,##0'
for k in range(2,19): ws.cell(R,k).font=Font(bold=True); ws.cell(R,k).border=Border(top=thin,bottom=Side(style='double'))
tots['Total']=dict(area=T[5],marketRent=T[12],contractRent=T[13],Garage=T[14],Pet=T[15],totalCharges=T[16],deposit=T[17])
dn=sum(x['statusText']=='Down' for x in rows)
for l,v in(('Total apartments',len(rows)),('Occupied incl. notice',oc),('Not occupied incl. down',len(rows)-oc),('of which down',dn),('Economic rent per occ. unit',round(T[13]/oc,2))): R+=1; ws.cell(R,6,l); ws.cell(R,7,v)
for k,w in {1:8,2:7,3:7,4:11,5:8,6:30,7:8,8:11,9:2,10:11,11:11,12:9,13:9,14:8,15:7,16:9,17:9,18:15,19:2}.items(): ws.column_dimensions[gl(k)].width=w
for k in(1,20,21,22): ws.column_dimensions[gl(k)].hidden=True
ws.row_dimensions[6].height=32; ws.freeze_panes='F7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws0['B3']='Ravensgill Family Office – monthly package'; ws0['B3'].font=Font(bold=True,size=14)
for i,(a,b) in enumerate([('Asset','Willow Bend Garden Apartments'),('Prepared by','Palmetto Residential Mgmt'),('Occupancy',f"{oc/len(rows):.1%}"),('In-place rent',T[13]),('Tabs','RR Mar-25')]): ws0.cell(5+i,2,a); ws0.cell(5+i,3,b)
ws0.column_dimensions['B'].width=18; ws0.column_dimensions['C'].width=34
wb.active=1; wb.save(fp(N))
for x in rows: x['unit']=str(x['unit'])
put(N,dict(propertyName='Willow Bend Garden Apartments',asOnDate='2025-03-31',units=len(rows),occupied=oc,vacant=len(rows)-oc,sheet='RR Mar-25',rows=rows,printedTotals=tots),'MULTIFAMILY','Excel, grouped headers, vertically merged building cells, hidden helper columns, cover and hidden sheets',True)

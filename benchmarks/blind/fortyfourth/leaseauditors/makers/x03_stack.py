import random, datetime as dt
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(4413); D=dt.date; F='x03_grain_exchange_stacking.xlsx'
# floor: list of (suites, tenant, exp, rate)
FL=[
(18,[(['1800','1850'],[7420,4110],'Vandermeer Oaks Capital',D(2033,6,30),29.5)]),
(17,[(['1700'],[11530],'Nordlys Engineering Group',D(2029,12,31),27.0)]),
(16,[(['1600'],[5230],'Nordlys Engineering Group',D(2029,12,31),27.0),(['1640'],[2180],'VACANT',None,None),(['1660'],[4120],'Birchbark Digital, Inc.',D(2026,8,31),25.75)]),
(15,[(['1500','1510','1520'],[3305,4010,4215],'Hennepin Trial Lawyers PLLC',D(2028,3,31),26.5)]),
(14,[(['1400'],[6900],'Larkspur Benefits Administrators',D(2030,1,31),26.0),(['1470'],[4630],'VACANT',None,None)]),
(12,[(['1200'],[11530],'State of Minnesota - Revenue Recapture',D(2027,6,30),22.5)]),
(11,[(['1100'],[11530],'State of Minnesota - Revenue Recapture',D(2027,6,30),22.5)]),
(10,[(['1000','1005'],[2950,1140],'Pikkert & Daughters Insurance',D(2025,12,31),24.5),(['1010'],[2275],'Dr. Wendell Osgar, Psychology','MTM',23.0),(['1040','1045','1050'],[1900,1610,1655],'Cedar Avenue Nonprofit Collective',D(2029,4,30),18.75)]),
(9,[(['900'],[3390],'VACANT',None,None),(['920'],[3840],'VACANT',None,None),(['960'],[4300],'Sagebrook Title & Escrow',D(2028,10,31),25.0)]),
(8,[(['800'],[11530],'Great River Actuaries, Inc.',D(2031,9,30),25.5)]),
(7,[(['700'],[4455],'Great River Actuaries, Inc.',D(2031,9,30),25.5),(['730'],[1960],'Quill & Compass Studio',D(2026,2,28),24.0),(['745'],[5115],'Dunmore Staffing Partners',D(2027,11,30),24.75)]),
(6,[(['600','610'],[6020,5510],'Twin Bluffs Community College - Evening Ctr',D(2032,7,31),20.25)]),
(5,[(['500'],[2210],'Ostrander Appraisal Co.',D(2026,5,31),24.25),(['515'],[1330],'K. Bielski, CPA',D(2027,4,30),24.0),(['520'],[3390],'VACANT',None,None),(['560'],[4600],'Hubline Logistics Brokerage',D(2030,8,31),25.0)]),
(4,[(['400'],[11530],'Tamarack Clinic System',D(2034,12,31),24.0)]),
(3,[(['300'],[7730],'Tamarack Clinic System',D(2034,12,31),24.0),(['350'],[3800],'Mill District Family Dental',D(2029,2,28),26.0)]),
(2,[(['200'],[5600],'Management office / conference ctr','Owner',0),(['240'],[5210],'VACANT',None,None)]),
('Lobby',[(['L-1'],[2890],'Exchange Street Bistro',D(2028,9,30),28.0),(['L-2'],[1120],'The Gilded Bean',D(2027,1,31),33.0),(['L-3'],[640],'VACANT',None,None),(['L-4'],[4100],'Riverbend Bank & Trust',D(2030,5,31),36.0)]),
('LL',[(['LL-10'],[1880],'Exchange Fitness',D(2026,12,31),14.0),(['LL-20'],[960],'Nordlys Engineering Group - archive',D(2029,12,31),10.0)]),
]
wb=Workbook(); ws=wb.active; ws.title='Stack list'
cv=wb.create_sheet('Cover',0)
cv['B3']='GRAIN EXCHANGE TOWER'; cv['B3'].font=Font(name='Georgia',size=22,bold=True); cv['B4']='Confidential leasing package'; cv['B5']='Minneapolis, Minnesota'; cv['B8']='Contents: stack list; expiration profile'; cv['B10']='Printed 10/9/2025'; cv.column_dimensions['B'].width=60
g=lambda **k: Font(name='Calibri',size=10,**k)
thin=Side('thin',color='999999'); box=Border(top=thin,bottom=thin,left=thin,right=thin)
ws['A1']='Grain Exchange Tower - stacking plan in list form'; ws['A1'].font=g(bold=True,); ws['A2']='In-place leases at September 30, 2025. Top floor first. No 13th floor.'; ws['A2'].font=g(italic=True)
for L,w in zip('ABCDEFGHIJK',(8,10,9,40,10,12,10,13,14,22,3)): ws.column_dimensions[L].width=w
H=['Floor','Floor RSF','Suite','Tenant','Suite RSF','Expires','Rate','Monthly Rent','Annual Rent','Internal code']
for i,h in enumerate(H):
    c=ws.cell(4,1+i,h); c.font=g(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='404040'); c.alignment=Alignment(horizontal='center',wrap_text=True)
ws.column_dimensions['J'].hidden=True
col={2025:'F8CBAD',2026:'FFE699',2027:'C6E0B4',2028:'BDD7EE',2029:'D9D2E9'}
r=5; rows=[]; tot=[0,0.0,0.0]; exp={}; v=0; occ=0
for fl,grp in FL:
    f0=r; fs=sum(sum(a) for _,a,_,_,_ in grp)
    for sus,sfs,ten,ex,rate in grp:
        t0=r
        for su,sf in zip(sus,sfs):
            ws.cell(r,3,int(su) if su.isdigit() else su); ws.cell(r,5,sf).number_format='#,##0'
            q=dict(unit=su,section=None,area=sf,building=None)
            tot[0]+=sf
            if ten=='VACANT': q['statusText']='VACANT'; v+=sf
            elif ex=='Owner': q.update(tenantName=ten,contractRent=0,annualRent=0,statusText='Occupied'); ws.cell(r,8,0); ws.cell(r,9,0); 
            else:
                mo=round(sf*rate/12,2); an=round(sf*rate,2)
                q.update(tenantName=ten,leaseEndDate=ex if isinstance(ex,str) else iso(ex),contractRent=mo,annualRent=an,statusText='Occupied'); tot[1]+=mo; tot[2]+=an
                c=ws.cell(r,6,ex if isinstance(ex,str) else dt.datetime(ex.year,ex.month,ex.day)); c.number_format='mmm d, yyyy'
                ws.cell(r,7,rate).number_format='0.00'; ws.cell(r,8,mo); ws.cell(r,9,an)
                y=ex.year if not isinstance(ex,str) else 'MTM'; exp.setdefault(y,[0,0]); exp[y][0]+=sf; exp[y][1]+=an
            ws.cell(r,10,f'GXT{su}'.replace('-',''))
            for c in range(1,10):
                x=ws.cell(r,c); x.font=g(color='C00000' if ten=='VACANT' else '000000'); x.border=box
                if c in(8,9): x.number_format='#,##0.00'
                if c in(1,3,6): x.alignment=Alignment(horizontal='center',vertical='center')
            if ten!='VACANT' and not isinstance(ex,str) and ex.year in col: ws.cell(r,6).fill=PatternFill('solid',fgColor=col[ex.year])
            rows.append(q); r+=1
        ws.cell(t0,4,ten if ten!='VACANT' else 'VACANT')
        if r-t0>1: ws.merge_cells(start_row=t0,end_row=r-1,start_column=4,end_column=4); ws.cell(t0,4).alignment=Alignment(vertical='center')
    ws.cell(f0,1,fl); ws.cell(f0,2,fs).number_format='#,##0'
    if r-f0>1:
        for c in(1,2): ws.merge_cells(start_row=f0,end_row=r-1,start_column=c,end_column=c); ws.cell(f0,c).alignment=Alignment(vertical='center',horizontal='center')
for c,val in((4,'Tower total'),(5,tot[0]),(8,round(tot[1],2)),(9,round(tot[2],2))):
    x=ws.cell(r,c,val); x.font=g(bold=True); x.border=Border(top=Side('medium')); x.number_format='#,##0' if c==5 else '#,##0.00'
ws.cell(r+1,4,'of which vacant').font=g(); ws.cell(r+1,5,v).number_format='#,##0'
# side table, to the right
ws.cell(4,12,'Expiring').font=g(bold=True); ws.cell(4,13,'RSF').font=g(bold=True); ws.cell(4,14,'Annual rent').font=g(bold=True)
for i,y in enumerate(sorted(exp,key=str)):
    ws.cell(5+i,12,y).font=g(); ws.cell(5+i,13,exp[y][0]).number_format='#,##0'; ws.cell(5+i,14,round(exp[y][1],2)).number_format='#,##0'
ws.column_dimensions['N'].width=14
for k,(y,cx) in enumerate(col.items()):
    ws.cell(18+k,12,y).fill=PatternFill('solid',fgColor=cx); ws.cell(18+k,13,'expires').font=g(size=None) if False else g()
ws.freeze_panes='E5'; ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(F))
nv=sum(q['statusText']=='VACANT' for q in rows)
finish(F,'OFFICE','openpyxl stacking plan as list: merged floor and tenant cells, hidden column, expiry side table','merged tenant over suites; cover sheet first; side table',dict(propertyName='Grain Exchange Tower',asOnDate='2025-09-30',units=len(rows),occupied=None,vacant=nv,sheet='Stack list',rows=rows))

# Weekly availability & rents sheet, colours, notes, traffic side table
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
r=R(6902); FN='Sycamore Flats weekly avail & rents 9-12-25.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Avail & Rents'
B=lambda **k:Font(name='Calibri',size=k.pop('s',10),**k)
F=lambda h:PatternFill('solid',fgColor=h)
col={'OCC':None,'NTV':'FFF2CC','NTV-L':'D9EAD3','VAC-R':'F4CCCC','VAC-NR':'EA9999','VAC-L':'CFE2F3'}
ws['B1']='SYCAMORE FLATS'; ws['B1'].font=B(s=16,bold=True,color='274E13')
ws['B2']='Weekly Availability & Rents'; ws['B2'].font=B(s=12,italic=True)
ws['B3']='Week ending:'; ws['D3']=D(2025,9,12); ws['D3'].number_format='dddd, mmmm d, yyyy'; ws['D3'].alignment=Alignment(horizontal='left'); ws.merge_cells('D3:F3')
ws['B4']='Prepared by site office - send to regional by noon Friday'; ws['B4'].font=B(s=9,italic=True,color='7F7F7F')
hdr=['Apt','Plan','SF','Stat','Resident','In-Place','Prior','Asking','Lease Up','M/O','Ready','Comments']
for j,h in enumerate(hdr):
    c=ws.cell(6,2+j,h); c.font=B(bold=True,color='FFFFFF'); c.fill=F('38761D'); c.alignment=Alignment(horizontal='center',wrap_text=True)
plans=[('Oak',612,1095),('Elm',780,1240),('Ash',845,1310),('Maple',1020,1525)]
spec={'A-104':'VAC-R','A-201':'NTV','B-102':'VAC-L','B-203':'NTV-L','C-101':'VAC-NR','C-204':'NTV','D-202':'VAC-R','D-106':'NTV-L','C-106':'VAC-L'}
rows=[]; rr=7; data=[]
for bl,addr,n in (('A','2210 Sycamore',14),('B','2214 Sycamore',12),('C','2218 Sycamore',14),('D','45 Linden Ct',12)):
    ws.cell(rr,2,f'Building {bl} - {addr}').font=B(bold=True); 
    for j in range(2,14): ws.cell(rr,j).fill=F('D9D9D9')
    sec=ws.cell(rr,2).value; rr+=1
    us_=[f'{bl}-{f}{k:02d}' for f in (1,2) for k in range(1,n//2+1)]
    for u in us_:
        pl,sf,mk=plans[r.choices([0,1,2,3],[2,4,3,2])[0]]; st=spec.get(u,'OCC'); ask=mk+r.choice([0,0,10,20])
        t=dict(unit=u,unitType=pl,area=sf,statusText=st,building=sec,marketRent=ask)
        note=None; vals=[u,pl,sf,st]
        if not st.startswith('VAC'):
            rent=mk-r.choice([0,15,25,40,70,95,110]); t['contractRent']=rent; t['tenantName']=r.name('FL') if r.random()<.8 else r.name('FL')+' & '+r.name('FL').split()[0]
            le=eom(r.day(D(2025,9,20),D(2026,8,31)))
            mo=None
            if st.startswith('NTV'): le=eom(D(2025,r.choice([9,10]),5)); mo=le if r.random()<.6 else le-dt.timedelta(days=r.choice([2,9])); t['moveOutDate']=mo
            if st=='OCC' and r.random()<.07: le='MTM'
            t['leaseEndDate']=le
            rdy=None if not mo else mo+dt.timedelta(days=7)
            vals+=[t['tenantName'],rent,rent-r.choice([20,30,45]),ask,le,mo,rdy]
            if st=='NTV': note=r.choice(['buying a house','job transfer - no fee'])
            if st=='NTV-L': note='pre-leased, app approved 9/9'
            if st=='OCC' and r.random()<.1: note=r.choice(['renewal offer out','3rd late notice','wants 2BR when avail','AC compressor on order','pet addendum signed'])
        else:
            note={'VAC-R':'ready to show','VAC-NR':'water damage - floors being replaced','VAC-L':'leased, moves in 9/26'}[st]
            vals+=['',None,None,ask,None,None,D(2025,10,10) if st=='VAC-NR' else D(2025,9,r.choice([3,8,10]))]
        for j,v in enumerate(vals+[note]):
            c=ws.cell(rr,2+j,v if v!='' else None); c.font=B(italic=(j==11),color='666666' if j==11 else '000000')
            if col[st]: c.fill=F(col[st])
            if j in(5,6,7): c.number_format='$#,##0'
            if j in (8,9,10): c.number_format='m/d/yy'; c.alignment=Alignment(horizontal='right')
            c.border=Border(bottom=Side(style='hair',color='BFBFBF'))
        rows.append(t); rr+=1
ws.cell(rr,2,'TOTALS').font=B(bold=True); 
for j,k in ((4,'area'),(7,'contractRent'),(9,'marketRent')):
    c=ws.cell(rr,j,sum(t.get(k,0) for t in rows)); c.font=B(bold=True); c.number_format='#,##0' if j==4 else '$#,##0'; 
for j in range(2,14): ws.cell(rr,j).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
rr+=2
ws.cell(rr,2,'Recap').font=B(bold=True,underline='single'); rr+=1
lab={'OCC':'Occupied','NTV':'On notice, not leased','NTV-L':'On notice, leased','VAC-R':'Vacant ready','VAC-NR':'Vacant not ready','VAC-L':'Vacant leased'}
for k in lab:
    ws.cell(rr,2,k).fill=F(col[k] or 'FFFFFF'); ws.cell(rr,3,lab[k]); ws.cell(rr,6,sum(t['statusText']==k for t in rows)).alignment=Alignment(horizontal='left'); rr+=1
ws.cell(rr,3,'Total apartments').font=B(bold=True); ws.cell(rr,6,len(rows)).alignment=Alignment(horizontal='left'); rr+=1
vac=sum(t['statusText'].startswith('VAC') for t in rows)
ws.cell(rr,3,'Occupancy'); c=ws.cell(rr,6,(len(rows)-vac)/len(rows)); c.number_format='0.0%'; c.alignment=Alignment(horizontal='left')
# traffic table at right
for i,(a,b,c_) in enumerate((('Traffic','This wk','MTD'),('Calls',21,44),('Web leads',33,71),('Tours',9,17),('Applications',4,6),('Leases signed',3,5),('Denied',1,1))):
    for j,v in enumerate((a,b,c_)):
        x=ws.cell(6+i,16+j,v); x.border=Border(*(Side(style='thin'),)*4)
        if i==0: x.font=B(bold=True); x.fill=F('D9EAD3')
ws['P14']='** Asking on Oak plan up $10 eff. 9/15'; ws['P14'].font=B(color='CC0000',bold=True)
ws.column_dimensions['A'].width=2
for j,w in enumerate([8,8,7,9,30,10,9,9,10,9,9,34]): ws.column_dimensions[L(2+j)].width=w
ws.column_dimensions['P'].width=16; ws.column_dimensions['H'].hidden=True
ws.freeze_panes='B7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('Comps'); 
for i,x in enumerate([['Competitor survey','','','',''],['Community','1BR','2BR','Special','Called'],['Foxglove Run',1145,1375,'None','9/10'],['The Millstone',1199,1420,'$300 off 1st mo','9/10'],['Ridge at Alder Creek',1080,1290,'Waived app fee','9/11']]): w2.append(x)
wb.save(path(FN))
save(FN,'MULTIFAMILY','weekly availability sheet, status colours, building bands, hidden column, traffic side table',True,'Sycamore Flats','2025-09-12',len(rows),len(rows)-vac,vac,rows,sheet='Avail & Rents')

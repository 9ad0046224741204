# suburban office workbook with several sheets, floors, grouped headers
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
r=random.Random(1313); f='200 Parkway North - Rent Roll & Expirations Q3 2026.xlsx';rows=[]
wb=Workbook();s1=wb.active;s1.title='Summary';ws=wb.create_sheet('RR 9.30.26');s3=wb.create_sheet('Expirations')
ft=Font(name='Garamond',size=10);fb=Font(name='Garamond',size=10,bold=True);fi=Font(name='Garamond',size=9,italic=True);fw=Font(name='Garamond',size=10,bold=True,color='FFFFFF');fill=PatternFill('solid',fgColor='404040');g=PatternFill('solid',fgColor='EDEDED')
def w(s,y,c,v,fo=ft,nf=None,al=None):
    x=s.cell(y,c,v);x.font=fo
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='center')
    return x
w(ws,2,2,'200 Parkway North',Font(name='Garamond',size=16,bold=True));w(ws,3,2,'Rent Roll as of September 30, 2026 (quarter end)',ft);w(ws,4,2,'Parkway North Owner LLC',fi)
top=[(2,4,'Premises'),(5,7,'Lease Term'),(8,10,'Base Rent'),(11,13,'Other Monthly Charges'),(14,15,'Next Step'),(16,17,'Security')]
for a,z,t in top:
    ws.merge_cells(start_row=6,start_column=a,end_row=6,end_column=z)
    for c in range(a,z+1):ws.cell(6,c).fill=fill
    w(ws,6,a,t,fw,al='center')
H=['Suite','Tenant','RSF','Commencement','Expiration','Remaining (mos)','Monthly','Annual','Per RSF','Opex Escalation','Tenant Electric','Parking','Date','Monthly','Cash Deposit','L/C']
for j,h in enumerate(H):w(ws,7,2+j,h,fb,al='center').border=Border(bottom=Side(style='medium'))
for c,wd in zip('ABCDEFGHIJKLMNOPQR',[2,8,38,9,15,12,10,12,13,8,11,11,9,12,12,12,12]):ws.column_dimensions[c].width=wd
FL=[('First Floor',[('100','Cobalt Urgent Care Management, LLC',6120,24.5),('110','Northlight Café (amenity)',1480,12),('120',None,3395,0),('125','Wexley Payroll Services, Inc.',4210,23.75),('LOBBY-1','Parcel locker license - BoxHop',0,0)]),
('Second Floor',[('200','Trident Surety Group',11865,25.25),('210','Hollis Bridge Capital Advisors',2940,26),('230',None,2105,0)]),
('Third Floor',[('300','State of New Jersey, Dept. of Community Benefits',15310,22.9),('320','Ashford Voss LLP',3120,27)]),
('Fourth Floor',[('400','Rhodium Clinical Research, Inc.',9860,26.75),('410','Rhodium Clinical Research, Inc.',4015,26.75),('420','Bellweather Property Tax Consultants',2610,25),('430',None,1925,0)]),
('Penthouse',[('PH','Lakeland Communications Towers (rooftop)',0,0)])]
ws.row_dimensions[7].height=30
y=8;G=[0]*8;ex=[];vs=0
TH=Border(top=Side(style='thin'))
for fl,us in FL:
    w(ws,y,2,fl,fb)
    for c in range(2,18):ws.cell(y,c).fill=g
    y+=1;S=[0]*8
    for u,t,sf,psf in us:
        w(ws,y,2,u);w(ws,y,3,t or 'Available')
        if sf:w(ws,y,4,sf,nf='#,##0')
        R=dict(unit=u,section=fl,statusText='Occupied' if t else 'Available')
        if sf:R['area']=sf
        S[0]+=sf
        if not t:vs+=sf
        if t:
            R['tenantName']=t;mo=round(sf*psf/12,2) if sf else {'LOBBY-1':185.0,'PH':3450.0}[u]
            cs=D(r.randint(2016,2025),r.randint(1,12),1);le=eom(addm(D(2026,9,1),r.randint(5,99)))
            if u=='400':le4=le
            if u=='410':le=le4
            opx=round(sf*r.choice([0,.62,1.15])/12,2);el=round(sf*1.75/12,2) if sf and u!='110' else 0;pk=r.choice([0,0,300,450]) if sf else 0
            cash=r.choice([0,mo,2*mo]) if u not in('300',) else 0;lc=150000 if u=='400' else 0
            step=None
            d=D(2026,cs.month,1)
            if d<=D(2026,9,30):d=D(2027,cs.month,1)
            if d<le and u not in('300','410','LOBBY-1'):step=(d,round(mo*1.025,2))
            an=round(mo*12,2)
            for c,v in((8,mo),(9,an),(11,opx),(12,el),(13,pk),(16,cash)):w(ws,y,c,v,nf='#,##0.00')
            if lc:w(ws,y,17,lc,nf='#,##0.00')
            if sf:w(ws,y,10,psf,nf='$0.00')
            w(ws,y,5,dt.datetime(cs.year,cs.month,cs.day),nf='dd-mmm-yy');w(ws,y,6,dt.datetime(le.year,le.month,le.day),nf='dd-mmm-yy');rm=(le.year-2026)*12+le.month-9;w(ws,y,7,rm)
            if step:w(ws,y,14,dt.datetime(d.year,d.month,1),nf='dd-mmm-yy');w(ws,y,15,step[1],nf='#,##0.00');R['rentSteps']=[dict(date=iso(d),amount=step[1])]
            R.update(leaseStartDate=iso(cs),leaseEndDate=iso(le),contractRent=mo,annualRent=an,deposit=cash,charges=[dict(code='Opex Escalation',amount=opx),dict(code='Tenant Electric',amount=el),dict(code='Parking',amount=pk)])
            ex.append((le,u,t,sf,an));S=[a+b for a,b in zip(S,[0,mo,an,opx,el,pk,cash,lc])]
        rows.append(R);y+=1
    w(ws,y,3,f'Total {fl}',fb)
    for c,v in zip((4,8,9,11,12,13,16,17),S):w(ws,y,c,round(v,2),fb,'#,##0' if c==4 else '#,##0.00').border=TH
    G=[a+b for a,b in zip(G,S)];y+=2
w(ws,y,3,'Building Total',fb)
for c,v in zip((4,8,9,11,12,13,16,17),G):w(ws,y,c,round(v,2),fb,'#,##0' if c==4 else '#,##0.00').border=Border(top=Side(style='double'))
w(ws,y+2,2,'Suite 410 is coterminous with and cross-defaulted to Suite 400. Licenses (lobby locker, rooftop) carry no RSF.',fi)
ws.freeze_panes='D8';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
for i,(a,b,nf) in enumerate([('200 Parkway North',None,None),('Quarter ended','September 30, 2026',None),('Rentable area (sf)',G[0],'#,##0'),('Leased (sf)',G[0]-vs,'#,##0'),('Available (sf)',vs,'#,##0'),('Leased %',(G[0]-vs)/G[0],'0.0%'),('Base rent, monthly',round(G[1],2),'#,##0.00'),('Base rent, annualized',round(G[2],2),'#,##0.00'),('Cash deposits held',round(G[6],2),'#,##0.00')]):
    w(s1,2+i,2,a,fb if i==0 else ft)
    if b is not None:w(s1,2+i,3,b,nf=nf)
s1.column_dimensions['B'].width=26;s1.column_dimensions['C'].width=22
for j,h in enumerate(['Year','Suite','Tenant','RSF','Annual Base Rent']):w(s3,1,1+j,h,fb)
for i,(le,u,t,sf,an) in enumerate(sorted(ex)):
    for j,v in enumerate([le.year,u,t,sf,an]):w(s3,2+i,1+j,v)
s3.column_dimensions['C'].width=40
wb.save(doc(f))
save(f,'OFFICE','owner workbook of three sheets, grouped headers, floors with subtotals, licenses without area',True,'200 Parkway North',D(2026,9,30),None,None,3,rows,sheet='RR 9.30.26')

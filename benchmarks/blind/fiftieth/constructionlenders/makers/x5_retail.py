# Third-party retail manager's workbook: anchors / shops / pads, percentage rent, ground leases, three-line header
from .common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
F='Quarry Bend Plaza RR Sept 25.xlsx'
def make():
    asof=D(2025,9,1);wb=Workbook();ws=wb.active;ws.title='Rent Roll 9.1.25';wn=wb.create_sheet('Leasing Notes')
    for i,x in enumerate(['108 / 110: LOI out to fitness user for combined space','Anchor B dark since 4/2024; lender consent required for recapture','Pad C ground lease signed 8/14/25; delivery est. 1/15/26'],1): wn.cell(i,1,x)
    fn=lambda b=False,c='000000',z=10:Font(name='Cambria',size=z,bold=b,color=c)
    C=[('ANCHOR / MAJOR TENANTS',[
        ('ANC-A','Harvest Lane Market',44200,D(2014,9,1),D(2034,8,31),9.75,(1.85,2.1,.32),'1.5%','over $21.5M','4 x 5'),
        ('ANC-B','Brandt & Lowe Furniture (dark)',31650,D(2009,2,1),D(2027,1,31),6.5,(1.85,2.1,.32),'2.0%','over $9.0M','-'),
        ('ANC-C','Thrifthaven Off-Price',24000,D(2025,5,1),D(2035,5,31),12.0,(2.2,2.1,.32),'2.0%','natural','3 x 5')]),
       ('SHOP SPACE',[
        ('101','Cobalt Cleaners',1600,D(2019,4,1),D(2029,3,31),24.5,(4.4,2.1,.32),'','','1 x 5'),
        ('102','Noodle Yard',2250,D(2023,7,15),D(2033,7,31),31.0,(4.4,2.1,.32),'6.0%','over $1,162,500','2 x 5'),
        ('103','Vacant',1800)
        ,('104','Dr. Ames Whitcombe, DDS',2400,D(2021,2,1),D(2031,1,31),28.75,(4.4,2.1,.32),'','','2 x 5'),
        ('105','Fernbank Floral',1350,D(2022,10,1),'MTM',22.0,(4.4,2.1,.32),'','',''),
        ('106/107','Kettle Row Taproom',4100,D(2025,10,15),D(2035,10,31),None,None,'5.0%','over $2.4M','2 x 5'),
        ('108','Vacant',2900),('110','Vacant',3350),
        ('111','Tax Lantern',1200,D(2020,12,1),D(2026,4,30),21.25,(4.4,2.1,.32),'','',''),
        ('112','Halcyon Threading & Brow',1050,D(2024,3,1),D(2029,2,28),30.0,(4.4,2.1,.32),'','','1 x 3'),
        ('114','Blue Heron Vape',1400,D(2018,8,1),D(2028,7,31),25.5,(4.4,2.1,.32),'','','')]),
       ('PADS / GROUND LEASES',[
        ('PAD A','Osprey National Bank (GL)',4300,D(2016,6,1),D(2036,5,31),30.7,(0.95,None,None),'','','4 x 5'),
        ('PAD B','Griddle & Grove (GL)',6150,D(2019,11,1),D(2039,10,31),21.463414634146343,(0.95,None,None),'3.0%','over $4.4M','3 x 5'),
        ('PAD C','Swiftbean Drive-Thru (GL)',2400,D(2026,4,1),D(2041,3,31),None,None,'','','4 x 5')])]
    ws['B1']='QUARRY BEND PLAZA';ws['B1'].font=fn(True,'1F3864',16);ws['B2']='Tenant Rent Roll';ws['B3']='September 1, 2025';ws['B2'].font=ws['B3'].font=fn()
    H=[('','','Space'),('','','Tenant'),('','GLA','(SF)'),('','% of','GLA'),('Lease Term','','Begin'),('','','End'),('Base Rent','Rate','$/SF/Yr'),('','Base Rent','Monthly'),('Recoveries (monthly)','','CAM'),('','','RE Tax'),('','','Insur.'),('','Total','Monthly'),('Percentage Rent','','Rate'),('','','Breakpoint'),('','Renewal','Options')]
    for j,t in enumerate(H,2):
        for i,x in enumerate(t):
            c=ws.cell(5+i,j,x or None);c.font=fn(True,'FFFFFF');c.fill=PatternFill('solid',fgColor='1F3864');c.alignment=Alignment(horizontal='center')
    for a,b in((6,7),(8,9),(10,12),(14,15)): ws.merge_cells(start_row=5,start_column=a,end_row=5,end_column=b)
    k=8;rows=[];G=[0]*6;tot_sf=sum(t[2] for _,L in C for t in L);cnt=[0,0,0];cols=(4,9,10,11,12,13)
    thin=Side(style='thin')
    def put(c,v,fmt=None,b=False,al=None):
        if v is None or v=='':return
        x=ws.cell(k,c,v);x.font=fn(b)
        if fmt:x.number_format=fmt
        if al:x.alignment=Alignment(horizontal=al)
    def totrow(lab,S):
        for c in range(2,17): ws.cell(k,c).border=Border(top=thin)
        put(3,lab,b=True);put(5,S[0]/tot_sf,'0.0%',True,'center')
        for c,v in zip(cols,S): put(c,round(v,2),'#,##0' if c==4 else '$#,##0.00',True)
    for sec,L in C:
        put(2,sec,b=True);ws.cell(k,2).font=fn(True,'1F3864');k+=1;S=[0]*6
        for t in L:
            u,n,sf=t[:3];put(2,u,al='left');put(3,n);put(4,sf,'#,##0');put(5,sf/tot_sf,'0.0%',al='center')
            x=dict(unit=u,area=sf,section=sec);v=[sf,0,0,0,0,0]
            if n=='Vacant': x['statusText']='Vacant';cnt[2]+=1
            else:
                _,_,_,ds,de,ps,rec,pc,bp,op=t
                put(6,ds.strftime('%b %d, %Y'),al='center');put(7,de if de=='MTM' else de.strftime('%b %d, %Y'),al='center')
                x.update(tenantName=n,leaseStartDate=ds,leaseEndDate=de);put(14,pc,al='center');put(15,bp,al='center');put(16,op,al='center')
                if ps is None: put(8,'not commenced',al='center');x['statusText']='not commenced';cnt[1]+=1
                else:
                    cnt[0]+=1;x['statusText']='Occupied';mon=round(ps*sf/12,2);put(8,round(ps,2),'0.00');put(9,mon,'$#,##0.00');ch=[]
                    v[1]=mon
                    for j,(nm,q) in enumerate(zip(('CAM','RE Tax','Insur.'),rec)):
                        if q: a=round(q*sf/12,2);put(10+j,a,'$#,##0.00');ch.append(dict(code=nm,amount=a));v[2+j]=a
                    v[5]=sum(v[1:5]);put(13,round(v[5],2),'$#,##0.00');x.update(contractRent=mon,charges=ch,totalCharges=v[5])
            S=[a+b for a,b in zip(S,v)];rows.append(x);k+=1
        totrow('Subtotal',S);G=[a+b for a,b in zip(G,S)];k+=2
    totrow('TOTAL CENTER',G)
    for c in range(2,17): ws.cell(k,c).border=Border(top=thin,bottom=Side(style='double'))
    k+=2
    N=len(rows)
    for s in (f'{N} spaces: {cnt[0]} leased and in occupancy or paying, {cnt[1]} leased - not commenced, {cnt[2]} vacant.','(GL) = ground lease; tenant owns improvements and pays its own taxes and insurance. GLA shown for pads is building area.','106/107: rent starts 2/15/26 at $29.00/SF after 120 days free. Pad C: $110,000/yr from 4/1/26.'): put(2,s);ws.cell(k,2).font=Font(name='Cambria',size=9,italic=True);k+=1
    ws.column_dimensions['A'].width=2
    for c,w in zip('BCDEFGHIJKLMNOP',[11,31,10,8,14,14,13,14,13,13,11,14,9,16,10]): ws.column_dimensions[c].width=w
    ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=1;ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.save(out(F))
    finish(F,'RETAIL','r50b','retail manager workbook, three-line header, anchors/shops/pads, percentage rent and ground leases',True,'QUARRY BEND PLAZA',asof,N,cnt[0],cnt[2],rows,sheet='Rent Roll 9.1.25')

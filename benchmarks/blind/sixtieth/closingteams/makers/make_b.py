from common import *
from docx import Document
from docx.shared import Pt,Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
import subprocess
def topdf(d,fn):
    t=os.path.join(TMP,fn.replace('.pdf','.docx')); d.save(t)
    subprocess.run(['soffice','-env:UserInstallation=file://build/lo','--headless','--convert-to','pdf','--outdir',DOC,t],check=True,capture_output=True)
def table(d,data,widths,style='Table Grid',size=9,right=(),bold=(),merge=()):
    t=d.add_table(rows=len(data),cols=len(data[0])); t.style=style; t.autofit=False
    for j,w in enumerate(widths): t.columns[j].width=Inches(w)
    for i,r in enumerate(data):
        for j,v in enumerate(r):
            c=t.cell(i,j); c.width=Inches(widths[j]); p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); run=p.add_run(str(v)); run.font.size=Pt(size); run.bold=(i in bold)
            if j in right: p.alignment=AL.RIGHT
    for i,a,b in merge: 
        txt=t.cell(i,a); txt.merge(t.cell(i,b))
    tr=t.rows[0]._tr.get_or_add_trPr(); from docx.oxml import OxmlElement; h=OxmlElement('w:tblHeader'); h.set('{http://schemas.openxmlformats.org/wordprocessingml/2006/main}val','true'); tr.append(h)
    return t
# ---------- 4 small office, Word ----------
def d4():
    fn='Harrow_Street_Professional_Center_Rent_Schedule.pdf'; asof=date(2024,12,31)
    d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=s.page_height,s.page_width
    for a in ('left_margin','right_margin'): setattr(s,a,Inches(.6))
    s.top_margin=s.bottom_margin=Inches(.6); d.styles['Normal'].font.name='Liberation Serif'
    p=d.add_paragraph(); r=p.add_run('HARROW STREET PROFESSIONAL CENTER'); r.bold=True; r.font.size=Pt(14); p.paragraph_format.space_after=Pt(0)
    p=d.add_paragraph('218 Harrow Street  –  Schedule of Leases at December 31, 2024 (Exhibit C to Borrower\'s Annual Certification)')
    T=[('1','100','Meridian Title & Escrow',3410,'June 1, 2020','May 31, 2027',78430,6250,''),
       ('1','110','Dr. Amundsen Family Optometry',1985,'Sept. 1, 2017','Aug. 31, 2026',49625,3900,'One 5-yr option, 6 months\' notice'),
       ('1','115','Vacant',1240,'','','','','White-boxed; asking $24/SF'),
       ('1','120','Corner Cup Coffee LLC',890,'March 15, 2023','March 14, 2028',26700,4450,'Percentage rent over $600K'),
       ('2','200','Kirkbride Stallworth CPAs, P.C.',4625,'Jan. 1, 2016','Dec. 31, 2025',101750,0,'Deposit returned 2019'),
       ('2','210','Tri-County Legal Aid Society',2870,'July 1, 2022','June 30, 2025',57400,4783.33,'Government funding clause'),
       ('2','220','Hearthside Home Health',1760,'Feb. 1, 2024','Jan. 31, 2029',40480,3373.33,''),
       ('2','225','Management office',610,'','','','','Owner use, no rent'),
       ('3','300','Palisade Engineering Group',5150,'Nov. 1, 2021','Oct. 31, 2028',118450,9500,'Increase to $121,025/yr 11/1/25'),
       ('3','310','Vacant',1420,'','','','','Former Birdsong Insurance'),
       ('3','320','Lindqvist Counseling, LLC',980,'Month-to-month','',21560,1500,'In place since 2015'),
       ('3','325','Oyelaran Wealth Advisors',1105,'Aug. 1, 2023','July 31, 2026',26520,2210,'')]
    data=[['Floor','Suite','Tenant','Rentable SF','Commenced','Expires','Annual Base Rent','Per SF','Deposit Held','Remarks']]; rows=[]
    D={'June 1, 2020':date(2020,6,1),'May 31, 2027':date(2027,5,31),'Sept. 1, 2017':date(2017,9,1),'Aug. 31, 2026':date(2026,8,31),'March 15, 2023':date(2023,3,15),'March 14, 2028':date(2028,3,14),'Jan. 1, 2016':date(2016,1,1),'Dec. 31, 2025':date(2025,12,31),'July 1, 2022':date(2022,7,1),'June 30, 2025':date(2025,6,30),'Feb. 1, 2024':date(2024,2,1),'Jan. 31, 2029':date(2029,1,31),'Nov. 1, 2021':date(2021,11,1),'Oct. 31, 2028':date(2028,10,31),'Aug. 1, 2023':date(2023,8,1),'July 31, 2026':date(2026,7,31)}
    for fl,u,n,sf,a,b,r,dep,rem in T:
        data.append([fl,u,n,f'{sf:,}',a,b,f'${r:,.0f}' if r else '',f'${r/sf:.2f}' if r else '',(f'${dep:,.2f}' if dep else '0.00') if r else '',rem])
        rows.append(R(unit=u,tenantName=n if n not in('Vacant',) else None,area=sf,statusText='Vacant' if n=='Vacant' else ('Occupied' if r else None),leaseStartDate=D.get(a,a),leaseEndDate=D.get(b,b),annualRent=r or None,deposit=dep if dep!='' else None,rentSteps=[dict(date='2025-11-01',amount=121025,per='year')] if u=='300' else None))
    sf=sum(t[3] for t in T); ar=sum(t[6] or 0 for t in T); dp=sum(t[7] or 0 for t in T)
    data.append(['','','Total',f'{sf:,}','','',f'${ar:,.0f}','',f'${dp:,.2f}',''])
    table(d,data,[.5,.5,2.05,.75,1.05,1.05,.95,.65,.85,1.6],right=(3,6,7,8),bold=(0,len(data)-1),size=8.5)
    v=1240+1420; p=d.add_paragraph(); p.paragraph_format.space_before=Pt(8)
    p.add_run(f'Vacant space: {v:,} SF of {sf:,} SF ({v/sf:.1%}). All leases are modified gross with a base-year expense stop unless noted. Suite 225 is used by the manager and is included in rentable area. The undersigned certifies the above to be true and complete.').font.size=Pt(9)
    d.add_paragraph('\n______________________________\nHarrow Street Partners, LLC, by its managing member').paragraph_format.space_before=Pt(6)
    topdf(d,fn)
    save(fn,'OFFICE','closingteams','Word grid table landscape, annual rents, written dates, remarks, certification',rows,'HARROW STREET PROFESSIONAL CENTER',asof,12,None,2)
    t=json.load(open(os.path.join(TRU,fn+'.json'))); 
# ---------- 7 mixed use over shops, Word letter ----------
def d7():
    rng=random.Random(6007); N=Names(rng); fn='rent roll 77-81 Delancourt Ave.pdf'; asof=date(2025,5,1)
    d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=s.bottom_margin=Inches(.7); d.styles['Normal'].font.name='Liberation Sans'; d.styles['Normal'].font.size=Pt(10)
    def P(t,b=False,sz=10,al=None):
        p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.font.size=Pt(sz); p.paragraph_format.space_after=Pt(3)
        if al: p.alignment=al
    P('Galvano & Pruett Realty Management',True,13,AL.CENTER); P('77-81 Delancourt Avenue',True,11,AL.CENTER); P('Rent roll for May 2025',False,10,AL.CENTER)
    P('As requested by the bank. Stores pay their own heat and a share of the tax increase over the base year. RS = rent stabilized, FM = free market, SUPER = superintendent, no rent charged.')
    P('STORES',True)
    ST=[('Store 77','Pham\'s Hardware & Key',1450,'5/31/2029',5200,142.5,10400),('Store 79A','Blue Door Florist',700,'12/31/2026',2850,68.75,5700),('Store 79B','(vacant)',650,'',0,0,0),('Store 81','Delancourt Deli Grocery Corp.',1600,'8/31/2033',7150,157.25,21450)]
    rows=[]; data=[['Store','Tenant','Approx. SF','Lease ends','Rent','Tax share','Security']]
    pd=lambda x: date(int(x.split('/')[2]),int(x.split('/')[0]),int(x.split('/')[1]))
    for u,n,sf,e,r,tx,dep in ST:
        data.append([u,n,f'{sf:,}',e,f'${m(r)}' if r else '',f'${m(tx)}' if r else '',f'${m(dep)}' if r else ''])
        rows.append(R(unit=u,tenantName=n if r else None,area=sf,statusText='Occupied' if r else 'vacant',section='STORES',leaseEndDate=pd(e) if e else None,contractRent=r or None,charges=[dict(code='Tax share',amount=tx)] if r else None,deposit=dep or None))
    sr=sum(x[4] for x in ST); data.append(['','Total stores','','',f'${m(sr)}',f'${m(sum(x[5] for x in ST))}',f'${m(sum(x[6] for x in ST))}'])
    table(d,data,[.8,2.05,.75,.85,.85,.75,.9],right=(2,4,5,6),bold=(0,len(data)-1),size=9,style='Light Grid')
    P(''); P('APARTMENTS',True); data=[['Apt','Tenant','Rms','Reg.','Lease from','Lease to','Legal rent','Actual rent','Security']]; tl=ta=ts=0; vac=1
    for f in range(2,6):
        for a in 'ABCD':
            u=f'{f}{a}'; rms=rng.choice(['2½','3','3½','4'])
            if u=='2D': data.append([u,'Superintendent',rms,'SUPER','','','','0.00','']); rows.append(R(unit=u,tenantName='Superintendent',unitType=rms,section='APARTMENTS',contractRent=0)); continue
            if u in('4C',): data.append([u,'vacant 3/31',rms,'FM','','','','','']); rows.append(R(unit=u,unitType=rms,statusText='vacant',section='APARTMENTS')); vac+=1; continue
            fm=rng.random()<.4; lg=None if fm else round(rng.uniform(1050,2100),2); ac=rng.choice([2350,2475,2600,2750]) if fm else (lg if rng.random()<.7 else round(lg-rng.choice([75,120,200]),2)); s0=date(rng.choice([2023,2024,2024,2025]),rng.choice([1,3,5,9,11]),1)
            if s0>asof or s0.year==2025: s0=date(2025,rng.choice([1,3,5]),1)
            e=addm(s0,24 if s0<=date(2024,3,1) else rng.choice([12,24]))-dt.timedelta(1)
            while e<asof: e=addm(e+dt.timedelta(1),12)-dt.timedelta(1)
            dep=ac if rng.random()<.8 else 0; nm=N('FL')
            data.append([u,nm,rms,'FM' if fm else 'RS',us2(s0),us2(e),m(lg) if lg else '',m(ac),m(dep) if dep else 'none']); tl+=lg or 0; ta+=ac; ts+=dep
            rows.append(R(unit=u,tenantName=nm,unitType=rms,section='APARTMENTS',statusText='Occupied',leaseStartDate=s0,leaseEndDate=e,contractRent=ac,deposit=dep or None))
    data.append(['','Total apartments','','','','',m(tl),m(ta),m(ts)])
    table(d,data,[.45,1.5,.45,.65,.75,.75,.8,.8,.8],right=(6,7,8),bold=(0,len(data)-1),size=9,style='Table Grid')
    P(''); P(f'Total monthly rent, stores and apartments: ${m(sr+ta)}      Yearly: ${m((sr+ta)*12)}',True); P('Vacant at this date: Store 79B and apartment 4C. 4C is being renovated and will be offered at about $2,700.',False,9)
    topdf(d,fn)
    save(fn,'MIXED_USE','closingteams','Word letter portrait, stores table and apartments table, legal vs actual rent, superintendent',rows,'77-81 Delancourt Avenue',asof,20,None,2)
ALL=[d4,d7]
if __name__=='__main__':
    for f in ALL: f()

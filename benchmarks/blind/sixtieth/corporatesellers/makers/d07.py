# UK ground lease portfolio: Word document converted to PDF
from common import *
import docx,subprocess,shutil
from docx.shared import Pt,Cm
from docx.enum.section import WD_ORIENT
def make():
    name='Ashgrove Ground Lease Portfolio - tenancy schedule.pdf'
    T=[('GL1','Albion Retail Park, Wrexham','Pennant Retail Nominees (No. 1) Ltd and Pennant Retail Nominees (No. 2) Ltd',41200,D(1988,6,24),125,186500,'24 June 2028, upwards only to 12.5% of rack rents','Retail park'),
       ('GL2','Carrow House, Norwich','Eastmere Hotels Ltd',5650,D(2004,3,25),150,92750,'25 March 2029, RPI, collar 1% cap 4%','Hotel'),
       ('GL3','Land at Tollgate Way, Basildon','Vantric Data Centres UK Ltd',18900,D(2017,9,29),250,215000,'29 September 2027, CPI+0.5%, cap 4%','Data centre'),
       ('GL4','12-18 Minster Row, Lincoln','The Trustees of the Lincoln Minster Almshouse Charity',1480,D(1961,12,25),99,1250,'None, fixed for the term','Shops and offices'),
       ('GL5','Quayside Multi-Storey Car Park, Poole','Parkwell Operations Ltd',6900,D(1999,1,1),125,68400,'1 January 2034, 8% of gross takings rebased','Car park'),
       ('GL6','Sub-station, Rushey Lane, Derby','Trent Power Networks plc',110,D(1974,5,1),99,0,'None','Sub-station'),
       ('GL7','The Cornmill Surgery, Skipton','Cornmill Medical Property LLP',2300,D(2009,7,6),999,25,'None','Medical centre'),
       ('GL8','Former depot, Ellesmere Street, Salford','Vacant (lease forfeited May 2024)',9350,None,0,None,'','Open land')]
    d=docx.Document();s=d.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Cm(29.7),Cm(21)
    s.left_margin=s.right_margin=Cm(1.8);s.top_margin=Cm(1.8);s.bottom_margin=Cm(1.5)
    st=d.styles['Normal'];st.font.name='Liberation Sans';st.font.size=Pt(9)
    p=d.add_paragraph();x=p.add_run('Ashgrove Estates - Ground Lease Portfolio');x.bold=True;x.font.size=Pt(15)
    d.add_paragraph('Tenancy schedule prepared for Lot 4 of the disposal programme. Position at 1 May 2025. Freehold interest in each case; rents are per annum, payable on the usual quarter days unless stated.')
    H=['Ref','Property','Lessee','Permitted use','Site area (sq m)','Term (years)','From','Expires','Ground rent (£ p.a.)','Next review and basis']
    t=d.add_table(rows=1,cols=len(H));t.style='Light Grid Accent 1';t.autofit=False
    w=[1.1,3.5,4.3,2.3,1.8,1.5,2.4,2.4,2.3,4.4]
    fd=lambda q:q.strftime('%-d %B %Y')
    rows=[];tot=0;ta=0
    def setc(c,v,b=False,right=False):
        c.text='';pp=c.paragraphs[0];rr=pp.add_run(v);rr.font.size=Pt(8.5);rr.bold=b
        if right: pp.alignment=2
    for i,h in enumerate(H): setc(t.rows[0].cells[i],h,True,i in(4,5,8))
    for ref,pr,le,a,sd,yr,rent,rv,use in T:
        e=expiry(sd,yr*12) if sd else None
        c=t.add_row().cells
        rs='' if rent is None else ('Peppercorn' if rent==0 else c0(rent))
        for i,v in enumerate([ref,pr,le,use,c0(a),str(yr) if yr else '',fd(sd) if sd else '',fd(e) if e else '',rs,rv]): setc(c[i],v,i==0,i in(4,5,8))
        tot+=rent or 0;ta+=a
        vac=le.startswith('Vacant')
        q=row(unit=ref,propertyName=pr,tenantName=None if vac else le,unitType=use,area=a,statusText=le if vac else 'Occupied',leaseStartDate=iso(sd),leaseEndDate=iso(e))
        if rent: q['annualRent']=rent
        rows.append(q)
    c=t.add_row().cells
    for i,v in enumerate(['','Total','7 let, 1 vacant','',c0(ta),'','','',c0(tot),'']): setc(c[i],v,True,i in(4,8))
    for i,cw in enumerate(w): t.columns[i].width=Cm(cw)
    for rw in t.rows:
        for i,cw in enumerate(w): rw.cells[i].width=Cm(cw)
    d.add_paragraph()
    d.add_paragraph('GL1: two registered lessees hold as trustees; guaranteed by Pennant Retail Unit Trust. GL4: the lessee has no statutory right to renew; reversion to rack rented parade. GL6: rent is one peppercorn, if demanded. VAT: GL1, GL3 and GL5 are opted.')
    d.core_properties.created=d.core_properties.modified=dt.datetime(2025,5,6)
    b=os.path.join(TMP,name.replace('.pdf','.docx'));d.save(b)
    subprocess.run(['soffice','-env:UserInstallation=file://'+TMP+'/lo','--headless','--convert-to','pdf','--outdir',DOC,b],check=True,capture_output=True)
    save(name,'LAND',rows,'Ashgrove Estates - Ground Lease Portfolio','2025-05-01',8,7,1,'UK ground leases, Word table printed to PDF, long terms, peppercorn',False)

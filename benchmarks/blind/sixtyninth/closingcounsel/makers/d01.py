# Exhibit to a PSA: office, typed in a word processor, printed to PDF
from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
rng=random.Random(6901)
T=[ # suite, name, dba, guarantor, rsf, start, months, psf, deptype, depmonths, options, arrears, fn
('100','Halvorsen & Pruitt, P.C.',None,None,6120,D(2019,6,1),84,24.50,'cash',1,'1 x 5 yrs @ FMV',0,''),
('110','Brightwater Title Agency, LLC',None,'R. Osgood Brightwater',2485,D(2021,11,1),60,23.75,'cash',1,'None',0,''),
('120','Cobalt Ridge Staffing, Inc.',None,None,3310,D(2022,3,15),62,23.00,'cash',2,'1 x 3 yrs @ 103%',7844.12,''),
('130',None,None,None,1905,None,0,0,'',0,'',0,''),
('140/145','Ninth Street Dental Group, PLLC','Larkfield Family Dentistry','Drs. M. and T. Ferrante',4270,D(2017,9,1),120,26.00,'cash',1,'2 x 5 yrs @ FMV',0,'(1)'),
('150','The Deli at Larkfield, Inc.',None,'P. Vasilakis',1140,D(2020,2,1),60,18.00,'cash',1,'None',2310.00,''),
('200','Summit Meridian Insurance Company',None,None,14860,D(2016,1,1),132,25.25,'none',0,'2 x 5 yrs @ 95% FMV',0,'(2)'),
('210','Orchard Lane Counseling Associates',None,None,1650,D(2023,5,1),36,22.50,'cash',1,'None',0,''),
('220','Tessellate Software Corp.',None,'Tessellate Holdings B.V.',7745,D(2021,8,1),65,26.50,'lc',4,'1 x 5 yrs @ FMV',0,'(3)'),
('230',None,None,None,2960,None,0,0,'',0,'',0,''),
('240','Kestrel Wealth Partners, LLC',None,None,3505,D(2022,10,1),60,25.00,'cash',1,'1 x 5 yrs @ FMV',0,''),
('300','Greater Larkfield Chamber of Commerce',None,None,1880,'x',0,19.00,'none',0,'None',595.00,'(4)'),
('310','Dunmore Environmental Consultants, Inc.',None,None,5420,D(2020,7,1),72,24.00,'cash',1,'1 x 3 yrs @ FMV',0,''),
('320','Pell, Okafor & Strand LLP',None,'Individual partners (several)',8215,D(2018,4,1),120,25.50,'lc',3,'1 x 5 yrs @ FMV',0,''),
('330','Vantage Court Reporting, Inc.',None,None,1475,D(2023,12,1),37,22.00,'cash',1,'None',0,''),
('340','Northbank Mortgage Services, LLC',None,'Northbank Financial Corp.',4095,D(2021,4,1),48,24.75,'cash',2,'None',17250.48,'(5)'),
('350',None,None,None,2230,None,0,0,'',0,'',0,''),
]
doc=Document()
s=doc.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8); s.bottom_margin=Inches(.7)
st=doc.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(9.5); st.paragraph_format.space_after=Pt(0)
st.element.rPr.rFonts.set(qn('w:eastAsia'),'Liberation Serif')
def para(t,b=False,al=WD_ALIGN_PARAGRAPH.CENTER,sz=None,u=False,after=0):
    p=doc.add_paragraph(); r=p.add_run(t); r.bold=b; r.underline=u; p.alignment=al; p.paragraph_format.space_after=Pt(after)
    if sz: r.font.size=Pt(sz)
    return p
para('EXHIBIT “F”',True,sz=13); para('RENT ROLL',True,sz=12,u=True,after=4)
para('to Purchase and Sale Agreement dated as of March 8, 2024, between Larkfield Road Holdings, L.P., as Seller, and Amberline Realty Acquisitions, LLC, as Purchaser',after=4)
para('Property: Larkfield Corporate Center, 2200 Larkfield Road',True); para('Rent Roll as of March 1, 2024',after=8)
hdr=['Suite','Tenant (d/b/a) / Guarantor','RSF','Commence –\nExpiration','Monthly\nBase Rent','Annual\nBase Rent','Security\nDeposit','Renewal\nOptions','Past Due']
W=[.65,2.25,.6,1.15,.95,1.05,1.05,.9,.85]
t=doc.add_table(rows=1,cols=9); t.style='Table Grid'; t.autofit=False
def put(c,txt,al=None,b=False,i2=None):
    p=c.paragraphs[0]; r=p.add_run(txt); r.bold=b; r.font.size=Pt(9)
    if i2:
        for ln in i2:
            q=c.add_paragraph(); rr=q.add_run(ln); rr.italic=True; rr.font.size=Pt(8)
    if al=='r': p.alignment=WD_ALIGN_PARAGRAPH.RIGHT
    if al=='c': p.alignment=WD_ALIGN_PARAGRAPH.CENTER
for c,h in zip(t.rows[0].cells,hdr): put(c,h,'c',True)
trp=t.rows[0]._tr.get_or_add_trPr(); e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); trp.append(e)
rows=[]; tot=dict(a=0,m=0,y=0,d=0,p=0,va=0)
for su,nm,dba,gu,rsf,stt,mo,psf,dep,dm,opt,arr,fn in T:
    c=t.add_row().cells
    cant=OxmlElement('w:cantSplit'); t.rows[-1]._tr.get_or_add_trPr().append(cant)
    put(c[0],su); put(c[2],m0(rsf),'r'); tot['a']+=rsf
    r=dict(unit=su,area=rsf)
    if nm is None:
        put(c[1],'VACANT'); r.update(statusText='VACANT'); tot['va']+=rsf
        for k in range(3,9): put(c[k],'—','c')
    else:
        mon=round(rsf*psf/12,2); ann=round(mon*12,2)
        ex=[]
        if dba: ex.append('d/b/a '+dba)
        if gu: ex.append('Guarantor: '+gu)
        put(c[1],nm+(' '+fn if fn else ''),i2=ex)
        if stt=='x':
            put(c[3],'Month-to-month','c'); r.update(leaseEndDate='Month-to-month')
        else:
            en=endterm(stt,mo) if stt.day==1 else D(2027,5,31)
            put(c[3],f'{mdy(stt)} –\n{mdy(en)}','c'); r.update(leaseStartDate=stt,leaseEndDate=en)
        put(c[4],'$'+m2(mon),'r'); put(c[5],'$'+m2(ann),'r')
        d=0
        if dep=='none': put(c[6],'None','r')
        else:
            d=round(mon*dm,2) if dep=='cash' else {'220':70000.00,'320':52500.00}[su]
            put(c[6],('L/C ' if dep=='lc' else '')+'$'+m2(d),'r'); r['deposit']=d
        put(c[7],opt,'c'); put(c[8],'$'+m2(arr) if arr else '$0.00','r')
        r.update(tenantName=nm,statusText='Occupied',contractRent=mon,annualRent=ann,balance=arr)
        tot['m']+=mon;tot['y']+=ann;tot['d']+=d;tot['p']+=arr
    rows.append(r)
c=t.add_row().cells
put(c[0],'TOTAL',b=True); put(c[2],m0(tot['a']),'r',True); put(c[4],'$'+m2(tot['m']),'r',True); put(c[5],'$'+m2(tot['y']),'r',True); put(c[6],'$'+m2(tot['d']),'r',True); put(c[8],'$'+m2(tot['p']),'r',True)
for g,w in zip(t._tbl.tblGrid.findall(qn('w:gridCol')),W): g.set(qn('w:w'),str(int(w*1440)))
for row in t.rows:
    for c,w in zip(row.cells,W): c.width=Inches(w)
L=WD_ALIGN_PARAGRAPH.LEFT
para('',sz=6)
occ=tot['a']-tot['va']
para(f'Total rentable area {m0(tot["a"])} square feet; leased {m0(occ)} square feet ({occ/tot["a"]*100:.1f}%); vacant {m0(tot["va"])} square feet (3 suites).',al=L,after=5)
para('Notes:',True,L)
for n in ['(1)  Suites 140 and 145 are demised under a single lease. Tenant has a one-time right to terminate effective August 31, 2025 upon nine months’ notice and payment of unamortized costs.',
 '(2)  Tenant holds a right of first offer on Suite 230. Estoppel certificate to be delivered in the form attached as Exhibit “G-2”.',
 '(3)  Letter of credit issued by Prairie Commerce Bank, No. S-40117, expires July 31, 2024, subject to annual automatic renewal.',
 '(4)  Lease expired December 31, 2022; Tenant is holding over from month to month with Landlord’s consent.',
 '(5)  Notice of default sent February 12, 2024. Guarantor is a party to the notice.']:
    p=para(n,al=L,sz=8.5); p.paragraph_format.left_indent=Inches(.3); p.paragraph_format.first_line_indent=Inches(-.3)
para('',sz=6)
para('Seller certifies to Purchaser that the foregoing is a true and complete schedule of all Leases affecting the Property as of the date first set forth above, that no rent has been paid more than one month in advance, and that the security deposits listed are all such deposits held by Seller.',al=L,after=8)
para('LARKFIELD ROAD HOLDINGS, L.P.',al=L); para('By:  ______________________________',al=L,after=0); para('Name:                                        Title: Authorized Signatory',al=L)
fp=s.footer.paragraphs[0]; fp.alignment=WD_ALIGN_PARAGRAPH.CENTER
r=fp.add_run('Exhibit F – Page '); r.font.size=Pt(8)
for ty,tx in(('begin',None),(None,'PAGE'),('end',None)):
    r=fp.add_run(); r.font.size=Pt(8)
    if ty: e=OxmlElement('w:fldChar'); e.set(qn('w:fldCharType'),ty)
    else: e=OxmlElement('w:instrText'); e.text=tx
    r._r.append(e)
fn='PSA_Exhibit_F_Larkfield.docx'; doc.save(TMP+fn); soffice(TMP+fn,DOC)
save('PSA_Exhibit_F_Larkfield.pdf','OFFICE','Word table exhibit to PSA, two-line term cells, guarantor lines, footnotes',False,
 dict(propertyName='Larkfield Corporate Center',asOnDate='2024-03-01',units=len(T),occupied=len(T)-3,vacant=3,sheet=None,planted=None,rows=rows,
 _totals=dict(area=tot['a'],contractRent=round(tot['m'],2),annualRent=round(tot['y'],2),deposit=round(tot['d'],2),balance=round(tot['p'],2))))

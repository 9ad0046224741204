from common import *; from docx import Document; from docx.shared import Pt,Cm,RGBColor; from docx.oxml.ns import qn; from docx.oxml import OxmlElement; from docx.enum.text import WD_ALIGN_PARAGRAPH as W
r=random.Random(1010); n=N(1010); f='Wirrabeen_sheds_letter.pdf'
d=Document();s=d.sections[0];s.page_width,s.page_height=Cm(21),Cm(29.7);s.left_margin=s.right_margin=Cm(2)
d.styles['Normal'].font.name='Liberation Sans';d.styles['Normal'].font.size=Pt(10)
def para(x,b=0):
    p=d.add_paragraph();p.paragraph_format.space_after=Pt(4);u=p.add_run(x);u.bold=bool(b);return p
para('Trudgen Pastoral Pty Ltd',1);para('PO Box 71, Wirrabeen NSW');para('14 July 2025');para('The Manager, Riverina Rural Finance');para('Dear Sir or Madam,')
para('WIRRABEEN PRODUCE YARDS – SHEDS AND YARDS LET AT 30 JUNE 2025',1)
para('As you asked, below is the list of sheds and what each tenant is paying. Figures are monthly and leave out GST.')
H=['Shed','What it is','m²','Tenant','Lease began','Lease ends','Rent $','Outgoings $','Bond $']
t=d.add_table(rows=1,cols=9);t.style='Light List Accent 3';t.autofit=False
WD=[1.4,2.5,1.3,3.8,2.1,2.1,1.5,1.9,1.5]
def put(c,x,rt=0,b=None):
    p=c.paragraphs[0];u=p.add_run(x);u.font.size=Pt(8);
    if b is not None:u.bold=b
    if rt:p.alignment=W.RIGHT
for c,x in zip(t.rows[0].cells,H): put(c,x)
L_=[('1','Grain shed',820,'Bascombe Grain Handling'),('2','Grain shed',820,'Bascombe Grain Handling'),('3','Wool store',640,'Merle Vickery'),('4A','Machinery shed',310,'Haverty Harvesting Pty Ltd'),('4B','Machinery shed',290,None),('5','Cool room',145,'Orana Stonefruit Growers'),('6','Packing shed',560,'Orana Stonefruit Growers'),('7','Workshop',215,'Dunstable Diesel & Hydraulics'),('8','Hay shed',400,'G. & I. Loomis'),('Yard 1','Hardstand',1200,'Kettering Livestock Transport'),('Yard 2','Hardstand',950,None)]
rows=[];T=[0]*4;A=0
for u,k,a,nm in L_:
    c=t.add_row().cells;put(c[0],u);put(c[1],k);put(c[2],f'{a:,}',1);A+=a
    if nm is None: put(c[3],'Empty');rows.append(R(unit=u,unitType=k,area=a,statusText='Empty'));continue
    mo=round(a*r.uniform(2.2,3.6)/10)*10 if k!='Hardstand' else round(a*.9/10)*10
    if k=='Cool room': mo=1450
    og=round(mo*.11);b=mo*r.choice([1,2]) if nm[0] not in 'GM' else 0
    st=D(r,'2019-07-01','2024-12-01').replace(day=1);en=addy(st,r.choice([3,5]))
    hold=en<dt.date(2025,6,30)
    put(c[3],nm);put(c[4],f'{st:%d/%m/%Y}');put(c[5],'MTM' if hold else f'{en:%d/%m/%Y}');put(c[6],f'{mo:,}',1);put(c[7],f'{og:,}',1);put(c[8],f'{b:,}' if b else '',1)
    for i,v in enumerate((mo,og,b)):T[i]+=v
    rows.append(R(unit=u,unitType=k,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=st.isoformat(),leaseEndDate='MTM' if hold else en.isoformat(),contractRent=mo,charges=[dict(code='Outgoings',amount=og)],deposit=b or None))
c=t.add_row().cells;put(c[0],'Total');put(c[2],f'{A:,}',1,True)
for i in range(3):put(c[6+i],f'{T[i]:,}',1,True)
for i,w in enumerate(WD): t.columns[i].width=Cm(w)
for row in t.rows:
    for c,w in zip(row.cells,WD): c.width=Cm(w)
para('');para('Shed 4B and Yard 2 are empty at present; I have an enquiry for the shed but nothing is signed. MTM means the lease has run out and the tenant stays month to month.')
para('Yours faithfully,');para('');para('N. Trudgen, Secretary')
o=B+'/makers/'+f[:-4]+'.docx';d.save(o);docx2pdf(o,B+'/documents')
save(f,'WAREHOUSE','letter to a lender with word-processor table, Australia, m2',False,rows,'Wirrabeen Produce Yards','2025-06-30',11,9,2)

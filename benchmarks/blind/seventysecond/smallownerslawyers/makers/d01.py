from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
r=R(101); f='larkmoor_exhibit_c_contract_of_sale.pdf'
prop='41-17 Larkmoor Street, Long Island City, New York'
rows=[];P=[]
def row(unit,ten,reg,legal,rent,a,b,sec,arr,status,note=''):
    rows.append(dict(unit=unit,tenantName=ten if status!='VACANT' else None,statusText=status,contractRent=rent,leaseStartDate=a,leaseEndDate=b,deposit=sec,balance=arr))
    lease=f"{us(a)} – {us(b)}" if isinstance(b,D) else (b or '')
    P.append([unit,ten if status!='VACANT' else 'VACANT',reg,'' if legal is None else m2(legal),'' if rent is None else m2(rent),lease,'' if sec is None else m2(sec),'' if arr is None else m2(arr)])
row('Store 1','Astarte Bakery & Provisions Corp.','Comm.',None,5850.0,D(2021,3,1),D(2031,2,28),17550.0,None,'Occupied')
row('Store 2','Queens Plaza Shoe Repair, Inc.','Comm.',None,3275.0,D(2019,11,1),D(2024,10,31),6550.0,3275.0,'Occupied')
for fl in '1234':
    for u in 'ABCD':
        if fl+u=='1A': row('1A','Superintendent – no rent','Exempt',None,0.0,None,None,None,None,'Occupied'); continue
        if fl+u=='3C': row('3C',None,'RS',1688.24,None,None,None,None,None,'VACANT'); continue
        if fl+u in('2D','4B'):
            rent=r.randrange(2600,3200,25)*1.0; a=D(2023,r.randint(6,12),1); row(fl+u,r.name(),'FM',None,rent,a,end(a,12),rent,None,'Occupied'); continue
        legal=round(r.uniform(1150,2150),2); pref=fl+u in('1C','2A','4D')
        rent=round(legal*.86,2) if pref else legal; a=D(r.choice([2022,2023]),r.randint(7,12),1)
        row(fl+u,r.name() if r.random()<.7 else r.choice(['Luz','Ewa','Tomas','Joon']).strip()+' and '+r.name(),'RS'+('*' if pref else ''),legal,rent,a,end(a,24),round(rent*r.choice([.9,.95,1]),2),round(rent*r.choice([1,2]),2) if fl+u in('2B','3D') else None,'Occupied')
tr=sum(x['contractRent'] or 0 for x in rows); td=sum(x['deposit'] or 0 for x in rows); ta=sum(x['balance'] or 0 for x in rows)
d=Document(); s=d.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
st=d.styles['Normal']; st.font.name='Times New Roman'; st.font.size=Pt(11)
def para(t,b=False,al=None,size=None):
    p=d.add_paragraph(); q=p.add_run(t); q.bold=b; p.paragraph_format.space_after=Pt(5)
    if al: p.alignment=AL.CENTER
    if size:q.font.size=Pt(size)
para('EXHIBIT C',True,1); para('SCHEDULE OF LEASES AND TENANCIES',True,1)
para(f'annexed to and made a part of the Contract of Sale between LARKMOOR HOLDINGS LLC, as Seller, and FERNGATE REALTY PARTNERS LLC, as Purchaser',al=1)
para(f'Premises:  {prop} (Block 412, Lot 37)'); para('Rents and arrears are stated as of June 1, 2024. Seller makes no representation that any tenancy will be in force at the Closing.')
H=['Unit','Tenant','Status','Legal Reg. Rent','Monthly Rent','Lease Term','Security','Arrears']; W=[.62,1.75,.6,.8,.85,1.0,.85,.8]
t=d.add_table(rows=1,cols=8); t.style='Table Grid'; t.autofit=False
def fill(c,x,b=False,right=False):
    c.text=''; p=c.paragraphs[0]; q=p.add_run(x); q.font.size=Pt(9); q.bold=b
    if right:p.alignment=AL.RIGHT
for i,h in enumerate(H): fill(t.rows[0].cells[i],h,True)
for p in P:
    c=t.add_row().cells
    for i,x in enumerate(p): fill(c[i],x,False,i in(3,4,6,7))
c=t.add_row().cells
for i,x in enumerate(['','TOTAL','','',m2(tr),'',m2(td),m2(ta)]): fill(c[i],x,True,i>2)
for i,w in enumerate(W): t.columns[i].width=Inches(w)
for rw in t.rows:
    for i,w in enumerate(W): rw.cells[i].width=Inches(w)
from docx.oxml.ns import qn; from docx.oxml import OxmlElement
e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); t.rows[0]._tr.get_or_add_trPr().append(e)
d.add_paragraph()
para('Status: RS = subject to the Rent Stabilization Law; FM = deregulated (free market); Comm. = commercial.  * Tenant pays a preferential rent; the amount shown under “Monthly Rent” is the rent actually charged.',size=9)
para('The Premises consist of 18 units: 16 let, 1 occupied by the superintendent as an incident of employment, and 1 vacant. Unit 3C was surrendered April 30, 2024.',size=9)
para('Security deposits are held at Corvane Savings Bank, account ending 8841, and shall be turned over at Closing.',size=9)
para('Seller’s initials: ______          Purchaser’s initials: ______')
para('C-1',al=1,size=9)
d.save(f'{B}/look/d01.docx'); topdf(f'{B}/look/d01.docx',f'{B}/documents/{f}')
save(f,('MIXED_USE','Word-processed exhibit to a NY contract of sale, lease term in one cell',False),prop,'2024-06-01',18,17,1,rows,dict(contractRent=tr,deposit=td,balance=ta))

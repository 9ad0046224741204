from make_common import *
import docx, subprocess, shutil, tempfile
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
def cell(c,s,b=False,z=8,r=False,i=False):
    p=c.paragraphs[0]; p.paragraph_format.space_after=Pt(0); k=p.add_run(str(s)); k.bold=b;k.italic=i;k.font.size=Pt(z)
    if r:p.alignment=AL.RIGHT
def topdf(dc,X):
    t=tempfile.mkdtemp(); n=X.file[:-4]+'.docx'; dc.save(os.path.join(t,n))
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',D,os.path.join(t,n)],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL); shutil.rmtree(t)
def widths(t,ws):
    t.autofit=False
    for r in t.rows:
        for c,w in zip(r.cells,ws): c.width=Inches(w)
# ---------- 2. department store: construction loan exhibit
def doc2():
    X=Doc('Exhibit_F_Schedule_of_Leases_Former_Lindqvist_Store.pdf','MIXED_USE','redevelopers','Word exhibit to a building loan agreement; leases in effect / signed not begun / unleased; steps as text lines','The Lindqvist Building','2025-04-01',True)
    dc=docx.Document(); s=dc.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
    s.left_margin=s.right_margin=Inches(.7); s.top_margin=s.bottom_margin=Inches(.8)
    dc.styles['Normal'].font.name='Liberation Serif'; dc.styles['Normal'].font.size=Pt(10)
    s.footer.paragraphs[0].text='Building Loan Agreement - Exhibit F'; s.footer.paragraphs[0].alignment=AL.CENTER
    for t,b in (('EXHIBIT F',1),('SCHEDULE OF LEASES',1),('The Lindqvist Building (former Lindqvist Department Store), 200 Market Street',0),('As of April 1, 2025',0)):
        p=dc.add_paragraph();p.alignment=AL.CENTER;p.paragraph_format.space_after=Pt(2);k=p.add_run(t);k.bold=bool(b)
    dc.add_paragraph('Borrower represents that the following is a true and complete schedule of all leases, licenses and occupancy agreements affecting the Improvements. Annual Base Rent is stated for the lease year in progress or, for leases in Part II, for the first lease year after any abatement.').paragraph_format.space_before=Pt(8)
    H=['Premises','Tenant','RSF','Lease form','Commencement','Expiration','Annual Base Rent','Security deposit','Scheduled increases (annual rent)']
    W=[1.0,1.7,.6,.85,.95,.95,.95,.85,1.75]
    I=[('Ground 1','Ferrante Grocers of Market Street, Inc.',14300,'Net','2023-10-01','2038-09-30',414700,0,[('2028-10-01',456170),('2033-10-01',501787)]),
       ('Ground 2','Union & Vine Wine Bar LLC',2850,'Net','2024-05-15','2034-05-31',105450,17575,[('2025-06-01',108613.50)]),
       ('Ground 3','Paloma Shoe Repair',480,'Gross','2022-02-01','Month-to-month',12000,1000,[]),
       ('Lower Level A','Ironclad Storage Partners LP',18200,'Modified gross','2021-07-01','2031-06-30',109200,None,[('2026-07-01',120120)]),
       ('Suite 300','Cartwright Community College District',31500,'Modified gross','2022-08-15','2032-08-14',661500,None,[('2027-08-15',724500)]),
       ('Suite 410','Bellwether Public Affairs LLC',4120,'Gross','2024-01-01','2028-12-31',100940,8411.67,[('2026-01-01',103968.20),('2027-01-01',107087.25)]),
       ('Window 6-9','Saltbox Pop-Up Collective (license)',None,'License','2025-03-01','2025-08-31',14400,None,[])]
    II=[('Suite 500','Meridian Health Alliance',22400,'Modified gross','2025-11-01','2035-10-31',537600,134400,[('2030-11-01',593600)]),
        ('Ground 4','Tall Order Coffee Co.',1640,'Net','2025-09-01','2030-08-31',62320,10386.67,[('2026-09-01',64189.60)]),
        ('Suite 420','Quince & Rowe Interiors, Inc.',5300,'Gross','2025-07-15','2030-07-31',127200,10600,[])]
    III=[('Lower Level B',6100),('Suite 200',31900),('Suite 430',12480),('Suite 600',22900)]
    n=3+1+len(I)+len(II)+len(III)+3
    t=dc.add_table(rows=0,cols=9);t.style='Table Grid'
    def add(v,b=False,i=False):
        c=t.add_row().cells
        for k,x in enumerate(v): cell(c[k],x,b,8,k in(2,6,7),i)
        return c
    def sec(x):
        c=t.add_row().cells; mm=c[0].merge(c[8]); cell(mm,x,True,8.5)
    h=add(H,True)
    from docx.oxml import OxmlElement
    from docx.oxml.ns import qn
    e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');t.rows[0]._tr.get_or_add_trPr().append(e)
    def part(title,L,st):
        sec(title);A=R=0
        for u,n_,a,f,fr,to,an,dep,stp in L:
            add([u,n_,f'{a:,}' if a else '',f,longd(fr),longd(to) if to[0]=='2' else to,f'${an:,.2f}',f'${dep:,.2f}' if dep is not None else '','\n'.join(f'{longd(x)}: ${y:,.2f}' for x,y in stp)])
            X.add(unit=u,section=title,area=a,tenantName=n_,statusText=st,leaseStartDate=fr,leaseEndDate=to,annualRent=an,deposit=dep,rentSteps=[dict(date=x,amount=y,per='year') for x,y in stp])
            A+=a or 0;R+=an
        add(['',f'Subtotal',f'{A:,}','','','',f'${R:,.2f}','',''],True);return A,R
    a1,r1=part('PART I - LEASES IN EFFECT',I,'LEASES IN EFFECT');a2,r2_=part('PART II - EXECUTED LEASES, TERM NOT YET COMMENCED',II,'TERM NOT YET COMMENCED')
    sec('PART III - UNLEASED SPACE');a3=0
    for u,a in III: add([u,'Unleased',f'{a:,}','','','','','','']);X.add(unit=u,section='PART III - UNLEASED SPACE',area=a,statusText='Unleased');a3+=a
    add(['','Subtotal',f'{a3:,}','','','','','',''],True)
    add(['','TOTAL',f'{a1+a2+a3:,}','','','',f'${r1+r2_:,.2f}','',''],True)
    widths(t,W)
    dc.add_paragraph()
    dc.add_paragraph('Notes. (1) Ferrante Grocers pays, in addition to Annual Base Rent, percentage rent of 1.25% of Gross Sales above $33,176,000. (2) Meridian Health Alliance base rent is abated for the first six months of the term. (3) Suite 200 is withheld from leasing until the escalator infill is complete.')
    topdf(dc,X);X.save(None,None,None)
# ---------- 7. downtown block: certified roll, shops and flats, several addresses
def doc7():
    X=Doc('certified_rent_roll_cobb_street_block.pdf','MIXED_USE','redevelopers','lawyer certified rent roll, portrait Word; commercial table and apartment table by address','Cobb Street Block','2025-03-31',True)
    dc=docx.Document();s=dc.sections[0];s.left_margin=s.right_margin=Inches(.8)
    dc.styles['Normal'].font.name='Liberation Serif';dc.styles['Normal'].font.size=Pt(10.5)
    p=dc.add_paragraph();p.alignment=AL.CENTER;k=p.add_run('SCHEDULE 5.1(g)\nCERTIFIED RENT ROLL');k.bold=True
    dc.add_paragraph('Cobb Street Block, 114-122 Cobb Street. Seller certifies to Purchaser that the following was correct on March 31, 2025.')
    def tab(H,rows,W,num,tot):
        t=dc.add_table(rows=1,cols=len(H));t.style='Light Grid'
        for c,h in zip(t.rows[0].cells,H): cell(c,h,True,8.5)
        for r in rows+[tot]:
            c=t.add_row().cells
            for i,x in enumerate(r): cell(c[i],x,r is tot,8.5,i in num)
            if r is not tot and False: pass
        for r in t.rows:
            for i,c in enumerate(r.cells):
                for pp in c.paragraphs:
                    for q in pp.runs: q.bold = True if (r is t.rows[0] or r._tr is t.rows[-1]._tr) else False
        widths(t,W);dc.add_paragraph()
    p=dc.add_paragraph();p.add_run('A.  Stores').bold=True
    ST=[('114','Store 1','Polanco Hardware',2400,'NN','2017-05-01','2027-04-30',3200,3200),('116','Store 2','Threadbare Vintage LLC',1850,'Gross','2024-10-01','2026-09-30',2081.25,2000),('118','Store 3','VACANT',1900,'','','',None,None),
        ('120','Store 4','Golden Lantern Restaurant, Inc.',2750,'NN','2013-02-01','2028-01-31',4125,8250),('122','Store 5','Cobb Street Barbers',700,'Gross','2011-06-01','MTM',875,0),('122','Basement','Golden Lantern Restaurant, Inc.',None,'Storage','2013-02-01','2028-01-31',250,None)]
    rows=[];s1=[0,0]
    for b,u,n,a,f,fr,to,r,dp in ST:
        rows.append([b+' Cobb',u,n,f'{a:,}' if a else '',f,us2(fr) if fr else '',to if to in('MTM','') else us2(to),f'{r:,.2f}' if r else '',f'{dp:,.2f}' if dp is not None else ''])
        v=n=='VACANT';X.add(unit=u,building=b+' Cobb',section='A.  Stores',area=a,tenantName=None if v else n,statusText='VACANT' if v else 'Occupied',leaseStartDate=fr,leaseEndDate=to,contractRent=r,deposit=dp)
        s1[0]+=r or 0;s1[1]+=dp or 0
    tab(['Address','Space','Tenant','Sq. ft.','Lease','From','To','Rent per month','Deposit'],rows,[.8,.75,1.5,.55,.6,.75,.75,.75,.75],(3,7,8),['','','Total stores','','','','',f'{s1[0]:,.2f}',f'{s1[1]:,.2f}'])
    p=dc.add_paragraph();p.add_run('B.  Apartments').bold=True
    AP=[('114','2F','1 BR','Moreau, J.',1150,1150,'2025-08-31'),('114','2R','Studio','Vacant',None,None,''),('114','3F','1 BR','Oyelaran, T. & B.',1175,1150,'2025-10-31'),('114','3R','Studio','Fitch, D.',925,900,'MTM'),
        ('116','2F','2 BR','Sandoval, R.',1420,1400,'2026-01-31'),('116','2R','1 BR','Keating, M.',1100,1100,'MTM'),('116','3F','2 BR','Vacant - fire damage',None,None,''),('118','2','3 BR','Ibrahim, S.',1725,1700,'2025-06-30'),('118','3','3 BR','Winslow, C.; Paz, L.',1690,1690,'2025-12-31'),
        ('120','2F','1 BR','Nakagawa, E.',1080,1000,'MTM'),('120','2R','1 BR','Vacant',None,None,''),('122','2','2 BR','Cobb Street Barbers (staff)',600,0,'MTM')]
    rows=[];s2=[0,0]
    for b,u,ty,n,r,dp,to in AP:
        rows.append([b+' Cobb',u,ty,n,f'{r:,.2f}' if r else '',f'{dp:,.2f}' if dp is not None else '',to if to in('MTM','') else us2(to)])
        v=n.startswith('Vacant');X.add(unit=u,building=b+' Cobb',section='B.  Apartments',unitType=ty,tenantName=None if v else n,statusText=n if v else 'Occupied',leaseEndDate=to,contractRent=r,deposit=dp)
        s2[0]+=r or 0;s2[1]+=dp or 0
    # planted: one vacancy fewer in the stated count
    tab(['Address','Apt.','Kind','Tenant','Rent per month','Deposit held','Lease ends'],rows,[.8,.5,.7,1.9,1.0,1.0,.9],(4,5),['','','','Total apartments',f'{s2[0]:,.2f}',f'{s2[1]:,.2f}',''])
    dc.add_paragraph(f'Total rent per month, stores and apartments: ${s1[0]+s2[0]:,.2f}. Deposits held in escrow: ${s1[1]+s2[1]:,.2f}. Of the twelve apartments, ten are occupied and two are vacant.')
    dc.add_paragraph('No rent has been paid more than one month in advance. Tenant of Store 4 has given notice that it will not exercise its renewal option.')
    topdf(dc,X);X.save(None,None,None,dict(what='Closing sentence says ten apartments occupied and two vacant; the rows show nine occupied and three vacant',kind='count_wrong'))
doc2();doc7()

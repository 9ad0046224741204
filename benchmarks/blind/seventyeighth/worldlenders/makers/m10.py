from lib import *; R=random.Random(1010); N='fr_etat_locatif_rue_des_halles.pdf'
from docx import Document; from docx.shared import Pt,Cm; from docx.enum.section import WD_ORIENT; from docx.enum.text import WD_ALIGN_PARAGRAPH as AL; import subprocess
d=Document();s=d.sections[0];s.orientation=WD_ORIENT.LANDSCAPE;s.page_width,s.page_height=Cm(29.7),Cm(21);s.left_margin=s.right_margin=Cm(1.3);s.top_margin=Cm(1.5);s.bottom_margin=Cm(1.3)
d.styles['Normal'].font.name='Liberation Sans';d.styles['Normal'].font.size=Pt(8)
p=d.add_paragraph();q=p.add_run('ÉTAT LOCATIF AU 1ER OCTOBRE 2026');q.bold=True;q.font.size=Pt(14)
d.add_paragraph('Ensemble immobilier « Cour des Halles » – 18-22 rue des Halles, 37000 Tours – SCI Val Tourangeau\nMontants en euros, hors taxes et hors charges sauf mention contraire. Échéances trimestrielles, terme à échoir.')
H=['Lot','Étage','Nature','Surface m²','Locataire','Prise d\'effet','Fin de bail','Proch. triennale','Loyer annuel HT','Loyer trimestriel HT','Provision charges / trim.','Dépôt de garantie','Indice']
f=lambda n:f'{n:,.2f}'.replace(',',' ').replace('.',',')
L=[('1','RDC','Commerce','Boulangerie des Halles SARL'),('2','RDC','Commerce','Optique Ligérienne SAS'),('3','RDC','Commerce',None),('4','RDC','Commerce','Maison Pinault Fleurs'),('5 + 6','RDC/SS','Restaurant','Le Petit Tourangeau SARL'),('10','1er','Bureaux','Cabinet Delorme & Associés'),('11','1er','Bureaux','Assurances Mutualia Centre'),('12','1er','Bureaux','Agence Créative Nuage SAS'),('20','2e','Bureaux','Région Services Conseil'),('21','2e','Bureaux',None),('22','2e','Bureaux','Kinésithérapie Berthier SCM'),('30','3e','Bureaux','Infologis SAS'),('31','3e','Bureaux','Notaires Réunis SELARL'),('P1-P8','SS','Parkings (8)','Cabinet Delorme & Associés'),('P9-P12','SS','Parkings (4)','Infologis SAS')]
t=d.add_table(1,len(H));t.style='Table Grid';t.autofit=False;rows=[];G=[0]*5;oc=0
def put(c,x,b=False,r=False):
    c.text='';pp=c.paragraphs[0];u=pp.add_run(x);u.font.size=Pt(7);u.bold=b;pp.paragraph_format.space_after=Pt(0)
    if r:pp.alignment=AL.RIGHT
for c,h in zip(t.rows[0].cells,H):put(c,h,True)
for u,et,na,te in L:
    pk=na[0]=='P';a=None if pk else round(R.uniform(48,210),1);ce=t.add_row().cells;row=dict(unit=u,unitType=na,area=a)
    if not te:
        v=[u,et,na,f(a)[:-1],'VACANT']+['']*8;row['statusText']='VACANT';G[0]+=a
    else:
        qt=round((300*int(na[10]) if pk else a*({'C':310,'R':265,'B':178}[na[0]])/4*R.uniform(.9,1.1))/5)*5.0;an=qt*4;ch=round(qt*.14/5)*5.0 if not pk else 0;dg=qt if na[0]!='R' else qt*2
        b=D.date(R.randint(2018,2025),R.choice([1,4,7,10]),1);e=addm(b,108,True);tr=addm(b,36,True)
        while tr<D.date(2026,10,1):tr=addm(tr+D.timedelta(1),36,True)
        dd=lambda z:z.strftime('%d/%m/%Y');v=[u,et,na,f(a)[:-1] if a else '',te,dd(b),dd(e),dd(tr),f(an),f(qt),f(ch) if ch else '–',f(dg),'ILC' if na[0] in'CR' else 'ILAT']
        row.update(tenantName=te,statusText='Occupied',annualRent=an,leaseStartDate=iso(b),leaseEndDate=iso(e),deposit=dg,charges=[dict(code='Provision charges',amount=ch,per='quarter')] if ch else []);oc+=1;G=[x+y for x,y in zip(G,[a or 0,an,qt,ch,dg])]
    for j,(c,x) in enumerate(zip(ce,v)):put(c,x,r=j in(3,8,9,10,11))
    rows.append(row)
ce=t.add_row().cells
for j,x in enumerate(['TOTAL','','',f(G[0])[:-1],'','','','',f(G[1]),f(G[2]),f(G[3]),f(G[4]),'']):put(ce[j],x,True,j>2)
W=[1.5,1.5,1.9,1.6,4.2,1.8,1.8,1.8,2.3,2.3,2.1,2.2,1.2]
for cl,w in zip(t.columns,W):cl.width=Cm(w)
for r in t.rows:
    for c,w in zip(r.cells,W):c.width=Cm(w)
d.add_paragraph();d.add_paragraph(f'Taux d\'encaissement des loyers du 3e trimestre 2026 : 98,4 %. Lots 3 et 21 libres de toute occupation ; lot 3 en cours de commercialisation.')
import os;os.makedirs(f'{ROOT}/.v',exist_ok=True)
o=f'{ROOT}/.v/fr_etat_locatif_rue_des_halles.docx';d.save(o);subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/.lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/documents',o],capture_output=True)
save(N,'MIXED_USE','French etat locatif, annual and quarterly rents, Word table to PDF',True,'Cour des Halles','2026-10-01',len(rows),oc,len(rows)-oc,rows,checks=[('area',round(G[0],1)),('annualRent',G[1]),('deposit',G[4])])

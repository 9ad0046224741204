# French relance list, PDF fpdf2, one line a tenant
import random
from fpdf import FPDF
from common import *
R=random.Random(731)
sec=[('Résidence étudiante Les Tanneurs','ST','A. Bourrelier|C. Nakoulma|E. Vasseur-Tran|F. Delacroze|G. Moutardier|H. Bensaïdi|I. Ferreira Lopo|J. Quillevic|L. Abadie-Roux|M. Szymanek|N. Traoré|O. Lechanteur|P. Guéganic|R. Hautecœur|S. Imbertin|T. Okparaji|V. Cazeneuil|Y. Malherbin'.split('|')),
('Commerces rez-de-chaussée','C','SARL Le Fournil des Tanneurs|SAS Pressing Minute 44|EURL Cycles Barbotin|SAS Optique Vauquelin'.split('|')),
('Parking souterrain','P','D. Korrigan|SAS Pressing Minute 44|K. Rossignol|Cabinet Dubreuil-Hamon|Syndicat Copro. Tour Erdre|B. Mezghani|Transports Lavigerie|Z. Antonescu'.split('|'))]
B=['current','b1_30','b31_60','b61_90','b90'];K=['deposit']+B+['total'];rows=[];tots=[];seq=[]
for s,p,ns in sec:
    rs=[];lot=100 if p=='ST' else 0
    for n in ns:
        lot+=R.randint(1,7) if p!='C' else 1
        m={'ST':round(R.uniform(465,610),2),'C':round(R.uniform(1380,3900),2),'P':R.choice([72.0,85.0,96.5])}[p]
        r=dict(unit=f'{p}-{lot:03d}' if p!='C' else f'Local {lot}',name=n,deposit=r2(m*{'ST':1,'C':3,'P':0}[p]) or None)
        w=R.choice([1,1,1,2,2,3,4])
        if R.random()<.3:r['current']=m
        if w>=1:r['b1_30']=m if R.random()<.6 else r2(m*R.choice([.5,.25])) 
        if w>=2:r['b31_60']=m
        if w>=3:r['b61_90']=m if R.random()<.7 else r2(m-150 if m>200 else m)
        if w>=4:r['b90']=r2(m*R.choice([1,2,3.5]))
        if R.random()<.1:r={k:v for k,v in r.items() if k not in B};r['b1_30']=-r2(m*.1)
        r['total']=r2(sum(r.get(b) or 0 for b in B))
        r['_rel']={0:'',1:'R1',2:'R2',3:'MED',4:'Huissier'}[w if r['total']>0 else 0];rs.append(r)
    t=dict(label='Total '+s,**{k:r2(sum(r.get(k) or 0 for r in rs)) for k in K});tots.append(t);seq.append((s,rs,t));rows+=rs
g=dict(label='TOTAL À RELANCER',**{k:r2(sum(t[k] for t in tots)) for k in K});tots.append(g)
pdf=FPDF('P','mm','A4');D='/usr/share/fonts/truetype/dejavu/DejaVuSans'
pdf.add_font('D','',D+'Condensed.ttf' if 0 else D+'.ttf');pdf.add_font('D','B',D+'-Bold.ttf');pdf.set_auto_page_break(False);pdf.set_margins(10,10)
Wd=[19,46,19,18,18,18,18,18,20];
Wd=[17,45,18,17,17,17,17,17,18,10]
def head():
    pdf.add_page();pdf.set_font('D','B',12);pdf.cell(0,6,'Balance âgée locataires – liste de relance',new_x='LMARGIN',new_y='NEXT')
    pdf.set_font('D','',7.5);pdf.cell(0,4.5,'Gérance Atlantique Patrimoine  |  Ensemble immobilier Les Tanneurs, Nantes  |  Situation au 31/10/2026  |  montants TTC en euros',new_x='LMARGIN',new_y='NEXT');pdf.ln(3)
    pdf.set_font('D','B',6.6);pdf.set_fill_color(60,60,60);pdf.set_text_color(255)
    for w,h in zip(Wd,['Lot','Locataire','Dép. garantie','Non échu','1 à 30 j','31 à 60 j','61 à 90 j','+ de 90 j','Solde dû','Rel.']):pdf.cell(w,6.5,h,align='L' if h in('Lot','Locataire') else 'C' if h=='Rel.' else 'R',fill=True)
    pdf.ln(6.5);pdf.set_text_color(0)
def row(r,bold=False,fill=False):
    pdf.set_font('D','B' if bold else '',6.8)
    if bold:pdf.set_fill_color(225,225,225);pdf.cell(Wd[0]+Wd[1],6,r['label'],fill=True,border='T')
    else:
        pdf.set_fill_color(246,246,246);pdf.cell(Wd[0],5.6,r['unit'],fill=fill);pdf.cell(Wd[1],5.6,r['name'],fill=fill)
    for w,k in zip(Wd[2:],K):
        pdf.set_text_color(170,0,0) if (r.get(k) or 0)<0 else pdf.set_text_color(0)
        pdf.cell(w,6 if bold else 5.6,fr(r.get(k)),align='R',fill=fill or bold,border='T' if bold else 0)
    pdf.set_text_color(0);pdf.cell(Wd[9],6 if bold else 5.6,r.get('_rel','').replace('Huissier','HUI'),align='C',fill=fill or bold,border='T' if bold else 0);pdf.ln(6 if bold else 5.6)
head()
for s,rs,t in seq:
    pdf.ln(1.5);pdf.set_font('D','B',7.5);pdf.set_text_color(30,70,120);pdf.cell(0,6,s,new_x='LMARGIN',new_y='NEXT');pdf.set_text_color(0)
    for i,r in enumerate(rs):row(r,fill=i%2==1)
    row(t,True)
pdf.ln(2);row(g,True)
pdf.ln(5);pdf.set_font('D','',6.5);pdf.multi_cell(0,3.8,'R1 : première relance   R2 : seconde relance   MED : mise en demeure (LRAR)   HUI : dossier transmis au commissaire de justice\nLes montants négatifs sont des avances de locataires. Édité le 02/11/2026.')
pdf.set_y(287);pdf.cell(0,4,'Page 1/1',align='R')
for r in rows:r.pop('_rel')
name='Relance_Les_Tanneurs_2026-10.pdf';pdf.output(doc(name))
save(name,'AR',K,rows,tots,'French balance âgée / relance list, one line a tenant, sections students, shops, parking',False)
print(len(rows),pdf.y)

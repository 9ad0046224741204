# Quebec registre des loyers, fpdf2, unruled
from common import *
from fpdf import FPDF
R=random.Random(606)
N='registre_loyers_des_erables_2025-07.pdf'
class P(FPDF):
    def header(s):
        s.set_font('helvetica','B',12); s.cell(0,6,'Gestion immobilière Rive-Haute inc.',new_x='LMARGIN',new_y='NEXT')
        s.set_font('helvetica','',9.5); s.cell(0,5,'Registre des loyers  -  Résidences des Érables, Longueuil (Québec)',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,5,'En date du 1er juillet 2025',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('helvetica','B',8); s.set_draw_color(60,90,60); y=s.get_y(); s.line(12,y,272,y)
        for (w,a),(l1,l2) in zip(COL,HD): 
            x=s.get_x(); s.cell(w,4,l1,align=a); s.set_xy(x,y+4); s.cell(w,4,l2,align=a); s.set_xy(x+w,y)
        s.set_y(y+8.5); s.line(12,s.get_y(),272,s.get_y()); s.ln(1)
    def footer(s):
        s.set_y(-11); s.set_font('helvetica','I',7.5); s.cell(0,5,f'Page {s.page_no()} de {{nb}}',align='R'); s.set_x(12); s.cell(60,5,'Imprimé le 2025-07-03 09:42')
COL=[(14,'L'),(16,'L'),(52,'L'),(22,'C'),(22,'C'),(24,'R'),(20,'R'),(20,'R'),(24,'R'),(22,'L'),(22,'R')]
HD=[('No','log.'),('Type',''),('Locataire(s)',''),('Bail','début'),('Bail','fin'),('Loyer de','base'),('Stationn.','ext./int.'),('Casier',''),('Total','mensuel'),('  Statut',''),('Loyer au','2026-07-01')]
m=lambda v: (fr(v)+' $').replace('\xa0',' ')
p=P('L','mm','Letter'); p.set_margins(12,12,12); p.set_auto_page_break(True,15); p.alias_nb_pages(); p.add_page()
rows=[];G=dict(b=0,s=0,c=0,t=0);nv=0;used=set();ntot=0
B=[('1180, rue des Érables',18),('1190, rue des Érables',18),('1200, rue des Érables',12)]
vac={('1180, rue des Érables',7),('1200, rue des Érables',3)}
for bl,n in B:
    p.set_font('helvetica','B',9.5); p.ln(1.5)
    if p.get_y()>180: p.add_page()
    p.set_text_color(40,90,40); p.cell(0,6,bl,new_x='LMARGIN',new_y='NEXT'); p.set_text_color(0)
    S=dict(b=0,s=0,c=0,t=0)
    for i in range(n):
        ntot+=1
        u=str((i//6+1)*100+i%6+1); ty=['3½','4½','4½','5½','3½','2½'][i%6]
        base={'2½':790,'3½':985,'4½':1240,'5½':1510}[ty]+R.randint(-230,190)
        stn=R.choice([0,0,45,45,85]);cs=R.choice([0,0,0,20]); 
        p.set_font('helvetica','',8.5)
        r=dict(unit=u,building=bl,unitType=ty)
        if (bl,i) in vac:
            nv+=1; r.update(statusText='Vacant'); vals=[u,ty,'*** VACANT ***','','','','','','','  Vacant','']
        else:
            while True:
                nm=R.choice(FRL)+', '+R.choice(FRF)
                if nm not in used: used.add(nm);break
            if R.random()<.18: nm=nm+' / '+R.choice(FRF)
            s0=D(2025,7,1);e0=D(2026,6,30)
            if R.random()<.2: s0=D(2024,R.choice([9,10,12]),1); e0=term_end(s0,1)
            stt=R.choices(['Renouvelé','Nouveau bail','Avis envoyé'],[7,2,1])[0] if s0.year==2025 else 'En cours'
            tot=base+stn+cs; new=None
            if stt=='Renouvelé' and R.random()<.35: new=round(base*1.031)
            vals=[u,ty,nm,s0.isoformat(),e0.isoformat(),m(base),m(stn) if stn else '-',m(cs) if cs else '-',m(tot),'  '+stt,m(new) if new else '']
            ch=[]
            if stn: ch.append(dict(code='Stationn. ext./int.',amount=stn))
            if cs: ch.append(dict(code='Casier',amount=cs))
            r.update(tenantName=nm,leaseStartDate=s0,leaseEndDate=e0,contractRent=base,charges=ch,totalCharges=tot,statusText=stt)
            if new: r['rentSteps']=[dict(date=D(2026,7,1),amount=new)]
            for k,v in zip('bsct',(base,stn,cs,tot)): S[k]+=v;G[k]+=v
        for (w,a),v in zip(COL,vals): p.cell(w,5,v,align=a)
        p.ln(5); rows.append(r)
    p.set_font('helvetica','B',8.5); p.cell(126,6,f'Sous-total {bl} ({n} logements)')
    for k,(w,a) in zip('bsct',COL[5:9]): p.cell(w,6,m(S[k]),align='R',border='T')
    p.ln(7)
p.ln(2);p.set_font('helvetica','B',9); p.cell(126,7,f'TOTAL GÉNÉRAL ({ntot} logements, dont {nv} vacants)')
for k,(w,a) in zip('bsct',COL[5:9]): p.cell(w,7,m(G[k]),align='R',border='TB')
p.ln(9);p.set_font('helvetica','I',8);p.multi_cell(0,4,"Loyers indiqués chauffage et eau chaude exclus. La dernière colonne donne le nouveau loyer de base accepté par le locataire à la suite de l'avis de modification du bail.")
p.output(DOC+N)
save(N,dict(propertyName='Résidences des Érables',asOnDate='2025-07-01',units=ntot,occupied=ntot-nv,vacant=nv,sheet=None,planted=None,rows=rows),'MULTIFAMILY','Quebec registre des loyers in French, three buildings, unruled',False,
 [('contractRent',G['b']),('totalCharges',G['t'])])

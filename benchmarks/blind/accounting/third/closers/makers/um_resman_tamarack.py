"""ResMan-like Unit Mix XLSX, two properties stacked, header repeated, in-place rent before market rent, per-property total and portfolio total."""
import random, xlsxwriter
from _lib import *
random.seed(4808)
N='um_resman_tamarack.xlsx'
P=[('Tamarack Pointe',[('1x1 Classic','tp-a1',24,650,1075),('1x1 Upgraded','tp-a1u',16,650,1165),('1x1 Loft','tp-a2',8,725,1210),('2x1 Classic','tp-b1',32,860,1265),('2x1 Upgraded','tp-b1u',18,860,1370),('2x2 Classic','tp-b2',20,985,1395),('2x2 Upgraded','tp-b2u',12,985,1510),('3x2 Classic','tp-c1',8,1180,1640),('3x2 Employee','tp-emp',1,1180,1640)]),
   ('Tamarack Trails',[('Studio','tt-s',10,430,895),('1x1','tt-1a',26,600,1020),('1x1 ADA','tt-1ada',2,615,1020),('2x1.5 Townhome','tt-2th',30,1020,1420),('3x2.5 Townhome','tt-3th',12,1345,1795),('Model','tt-mod',1,1020,1420)])]
K=['sf','units','pct_units','occupied','vacant','pct_occ','actual','actual_total','actual_sf','market','market_total','ltl']
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Unit Mix')
F=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
ti=wb.add_format(dict(font_name='Calibri',font_size=16,bold=True,font_color='#2E5E3E'));t=F();it=F(italic=True,font_color='#666666')
hg=F(bold=True,align='center',bg_color='#2E5E3E',font_color='white');hh=F(bold=True,align='right',text_wrap=True,valign='bottom',bottom=1,bg_color='#E4EFE7');hl=F(bold=True,valign='bottom',bottom=1,bg_color='#E4EFE7')
nf=dict(sf='#,##0',units='#,##0',pct_units='0.0%',occupied='#,##0',vacant='#,##0',pct_occ='0.0%',actual='$#,##0.00',actual_total='$#,##0',actual_sf='0.00',market='$#,##0.00',market_total='$#,##0',ltl='#,##0_);[Red](#,##0)')
fm={k:F(num_format=v) for k,v in nf.items()};fb={k:F(num_format=v,bold=True,top=1) for k,v in nf.items()};fg={k:F(num_format=v,bold=True,top=1,bottom=6,bg_color='#E4EFE7') for k,v in nf.items()};b=F(bold=True,top=1);bg=F(bold=True,top=1,bottom=6,bg_color='#E4EFE7')
ws.set_column(0,0,22);ws.set_column(1,1,10);ws.set_column(2,12,11);ws.set_column(13,13,14)
ws.write(0,0,'Unit Mix',ti);ws.write(1,0,'Tamarack Portfolio  -  December 31, 2024',t);ws.write(2,0,'Printed 01/06/2025 10:22 AM by Dana Ruiz',it)
pt=lambda n,d:round(n/d,3)
rows=[];tots=[];r=4;sec=[]
for pn,l in P:
    U=sum(x[2] for x in l);me=[]
    for nm,code,u,sf,mk in l:
        vac=0 if u<=2 else random.choice([0,1,1,2,3]);occ=u-vac
        if nm=='Model':occ,vac=0,1
        ave=mk+random.choice([-75,-52,-38,-20,-14,8,15,-61]) if nm!='3x2 Employee' else 820
        at=ave*occ+(random.randint(0,occ-1) if occ>1 else 0)
        d=dict(type=code,desc=nm,sf=sf,units=u,pct_units=pt(u,U),occupied=occ,vacant=vac,pct_occ=pt(occ,u),market=float(mk),market_total=mk*u,_mo=mk*occ,_sf=sf*u,_so=sf*occ)
        if occ:d.update(actual=round(at/occ,2),actual_total=at,actual_sf=round(at/(sf*occ),2),ltl=mk*occ-at)
        me.append(d)
    sec.append((pn,me))
def tot(L,p):
    S=lambda k:sum(d.get(k) or 0 for d in L)
    u,o=S('units'),S('occupied')
    return dict(sf=round(S('_sf')/u),units=u,pct_units=p,occupied=o,vacant=S('vacant'),pct_occ=pt(o,u),actual=round(S('actual_total')/o,2),actual_total=S('actual_total'),actual_sf=round(S('actual_total')/S('_so'),2),market=round(S('market_total')/u,2),market_total=S('market_total'),ltl=S('ltl'))
for pn,me in sec:
    ws.merge_range(r,0,r,2,pn,hg);ws.merge_range(r,3,r,4,'Units',hg);ws.merge_range(r,5,r,7,'Occupancy',hg);ws.merge_range(r,8,r,10,'In-Place Rent',hg);ws.merge_range(r,11,r,12,'Market Rent',hg);ws.write(r,13,'',hg);r+=1
    for j,h in enumerate(['Description','Unit Type','Avg Sq Ft','Count','% of Total','Occupied','Vacant','% Occ','Average','Total','Per Sq Ft','Average','Total','Loss to Lease']):ws.write(r,j,h,hl if j<2 else hh)
    r+=1
    for d in me:
        ws.write(r,0,d['desc'],t);ws.write(r,1,d['type'],t)
        for j,k in enumerate(K):
            if k in d:ws.write_number(r,2+j,d[k],fm[k])
        r+=1
    T=tot(me,1.0);ws.write(r,0,'Total '+pn,b);ws.write(r,1,'',b)
    for j,k in enumerate(K):ws.write_number(r,2+j,T[k],fb[k])
    rows+=me;tots.append(T);r+=3
G=tot(rows,None);G.pop('pct_units');ws.write(r,0,'Portfolio Total (2)',bg);ws.write(r,1,'',bg);ws.write(r,4,'',bg)
for j,k in enumerate(K):
    if k in G:ws.write_number(r,2+j,G[k],fg[k])
tots.append(G);r+=2
ws.write(r,0,'Loss to Lease compares market rent and in-place rent of occupied units only; brackets are gain to lease. Averages are weighted.',it)
ws.set_landscape();ws.fit_to_pages(1,1);ws.set_paper(1);wb.close()
write_truth(N,'UM',K,[{k:v for k,v in d.items() if k[0]!='_'} for d in rows],tots);print(len(rows),tots)

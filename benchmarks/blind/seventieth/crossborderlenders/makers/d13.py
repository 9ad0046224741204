# German retail warehouse portfolio in English, 4 sheets, property bands
from common import *
import xlsxwriter
R=random.Random(1313)
N='Project Linden - Tenancy List Q1-2026 (lender).xlsx'
wb=xlsxwriter.Workbook(DOC+N);w0=wb.add_worksheet('Cover');ws=wb.add_worksheet('TL 2026-03-31');w2=wb.add_worksheet('Indexation');w3=wb.add_worksheet('Top 10')
b=dict(font_name='Calibri',font_size=10);F=lambda **k: wb.add_format({**b,**k})
for i,t in enumerate(['PROJECT LINDEN','Quarterly tenancy list pursuant to Schedule 6 of the Facility Agreement','Reporting date: 31 March 2026','Borrower: Linden Fachmarkt S.à r.l.','Sponsor asset manager: Eichhof Retail Partners GmbH','','All amounts in EUR, net of VAT.']): w0.write(3+i,1,t,F(bold=(i==0),font_size=16 if i==0 else 10))
H=['#','Unit ID','Tenant','Use','GLA sqm','Status','Lease start','Fixed term until','Renewal options','Break right','Net rent p.m.','Net rent p.a.','EUR/sqm','Ancillary costs prepayment p.m.','Marketing p.m.','Security type','Security amount','Indexation']
hd=F(bold=1,font_color='white',bg_color='#375623',text_wrap=1,valign='vcenter',align='center',border=1)
ws.write(0,0,'Tenancy List',F(bold=1,font_size=14));ws.write(0,6,'Reporting date',F(align='right'));ws.write_datetime(0,7,dt.datetime(2026,3,31),F(num_format='dd.mm.yyyy',bold=1))
for i,h in enumerate(H): ws.write(2,i,h,hd)
ws.set_row(2,42)
big='Frischhof Lebensmittel|Gartencenter Rosenau|Möbel Eck|Sonderposten Kaiser|Prima Discount|Elektro Blitz|Textil Weserland'.split('|')
mid='Tierwelt Pfötchen|Schuhkiste|Drogerie Lauenburg & Sohn|Bettenlager Nord|Fitwerk Studio|Spielland|Küchen Kontor|Getränke Quelle|Matratzenwelt|Zoo & Aqua Elbe|Teppich Galerie Sander|Baby Planet|Fahrrad Speiche|Buch & Papier Kranz|Modehaus Ritterhude|Heimtex Altmark|Schreibwaren Oker'.split('|')
sml='Bäckerei Kornblume|Apotheke am Markt|Optik Brillant|Asia Bistro Lotus|Friseur Schnittpunkt|Metzgerei Hoffmeier|Reisebüro Kompass|Handy Punkt|Nagelstudio Pearl|Postshop Dietz|Änderungsschneiderei Nadel'.split('|')
form=['GmbH','GmbH & Co. KG','SE','e.K.','GmbH']
props=[('P1','Fachmarktzentrum Am Kanal, Celle',[3200,1180,820,640,540,410,95,130,75]),('P2','Nahversorgungszentrum Heidering, Gera',[2450,1050,690,480,120,88]),('P3','Retail Park Weserbogen, Minden',[4100,1520,990,870,760,620,450,310,140,90]),('P4','Fachmarktzentrum Stadtfeld, Stendal',[2800,1260,710,560,450,105])]
tx=F(bottom=4,text_wrap=1);n=F(bottom=4,num_format='#,##0');m=F(bottom=4,num_format='#,##0.00');d=F(bottom=4,num_format='dd.mm.yyyy',align='center');bn=F(bold=1,bg_color='#E2EFDA',top=1);sb=F(bold=1,top=1,num_format='#,##0.00');sbn=F(bold=1,top=1,num_format='#,##0')
y=3;rows=[];G=[0]*6;k=0;cnt=dict(Let=0,Vacant=0);no=0
vac={'P1-07','P2-03','P3-06','P3-10','P4-04'};fut={'P3-06'}
[R.shuffle(q) for q in (big,mid,sml)]
for pid,pn,areas in props:
    for c in range(18): ws.write_blank(y,c,None,bn)
    ws.write(y,0,f'{pid}',bn);ws.write(y,1,pn,bn);y+=1;S=[0]*6
    for i,a in enumerate(areas,1):
        u=f'{pid}-{i:02d}'
        def ten(stt,st,yr):
            global no,k
            nm=(big if a>1100 else mid if a>350 else sml).pop()+' '+form[k%5 if a>350 else (k%2)*3];k+=1
            food=any(q in nm for q in ('Lebens','Discount','Getränke','Bäck','Metz','Bistro'))
            rate=10.8 if a>2000 else 9.5 if a>600 else 11.5 if a>200 else 18.5
            pm=round(a*rate*R.uniform(.9,1.12),2);ac=round(a*1.45/5)*5.0;mk=round(a*.2) if a<1500 else 0;en=term_end(st,yr)
            while en<D(2026,4,1): en=term_end(en+dt.timedelta(days=1),5)
            stp,sa=R.choice([('Bank guarantee',round(pm*3,-2)),('Bank guarantee',round(pm*3,-2)),('Cash deposit',round(pm*2,-2)),('None',None),('Parent guarantee',None)])
            vals=[no,u,nm,'Food' if food else 'Non-food' if a>350 else 'Services',a,stt,st,en,R.choice(['2 x 5 yrs','1 x 5 yrs','3 x 3 yrs','none']),R.choice(['','','','Tenant, 31.12.2027']),pm,round(pm*12,2),pm/a,ac,mk,stp,sa,R.choice(['CPI 100%, 10% hurdle','CPI 65%, 10 pts','Graduated','none'])]
            return vals,dict(unit=u,propertyName=pn,tenantName=nm,area=a,statusText=stt,leaseStartDate=st,leaseEndDate=en,contractRent=pm,annualRent=round(pm*12,2),charges=[dict(code='Ancillary costs prepayment p.m.',amount=ac),dict(code='Marketing p.m.',amount=mk)],deposit=sa)
        def wr(vals):
            global y
            for c,x in enumerate(vals):
                if isinstance(x,dt.date): ws.write_datetime(y,c,dt.datetime.combine(x,dt.time()),d)
                elif x is None or x=='': ws.write_blank(y,c,None,tx)
                else: ws.write(y,c,x,n if c in(0,4) else m if isinstance(x,float) or c in(13,14,16) else tx)
            y+=1
        no+=1
        S[0]+=a
        if u in vac:
            cnt['Vacant']+=1;wr([no,u,'Vacancy','',a,'Vacant']+['']*12);rows.append(dict(unit=u,propertyName=pn,area=a,statusText='Vacant'))
            if u in fut:
                no+=1;v,r=ten('Signed - not commenced',D(2026,7,1),10);v[4]='';r.pop('area');wr(v);rows.append(r)
        else:
            cnt['Let']+=1;st=D(R.choice([2009,2013,2016,2018,2020,2021,2023,2024,2025]),R.choice([1,3,4,7,10,11]),1);v,r=ten('Let',st,R.choice([5,10,15]) if a>400 else 5);wr(v);rows.append(r)
            for q,x in zip(range(1,6),(r['contractRent'],r['annualRent'],r['charges'][0]['amount'],r['charges'][1]['amount'],r['deposit'] or 0)): S[q]+=x
    for c in range(18): ws.write_blank(y,c,None,sb)
    ws.write(y,2,f'Subtotal {pid}',sb)
    for c,q in ((4,0),(10,1),(11,2),(13,3),(14,4),(16,5)): ws.write(y,c,round(S[q],2),sbn if c==4 else sb);G[q]+=S[q]
    y+=2
tt=F(bold=1,top=2,bottom=6,num_format='#,##0.00',bg_color='#C6E0B4');ttn=F(bold=1,top=2,bottom=6,num_format='#,##0',bg_color='#C6E0B4')
for c in range(18): ws.write_blank(y,c,None,tt)
ws.write(y,2,'Portfolio total',tt)
for c,q in ((4,0),(10,1),(11,2),(13,3),(14,4),(16,5)): ws.write(y,c,round(G[q],2),ttn if c==4 else tt)
ws.write(y+2,2,f'{cnt["Let"]+cnt["Vacant"]} units, {cnt["Let"]} let, {cnt["Vacant"]} vacant. Lease signed but not commenced (P3-06) excluded from totals.',F(italic=1))
for i,w in enumerate([4,9,36,10,9,25,11,11,11,18,12,13,8,12,10,15,12,20]): ws.set_column(i,i,w)
ws.freeze_panes(3,3);ws.set_landscape();ws.set_paper(8);ws.fit_to_pages(1,0)
for i,x in enumerate(['Unit ID','Tenant','Last adjustment','Index at adjustment','Hurdle','Next test']): w2.write(0,i,x,hd)
q=1
for r in rows:
    if r.get('statusText')=='Let' and R.random()<.4:
        w2.write(q,0,r['unit'],tx);w2.write(q,1,r['tenantName'],tx);w2.write(q,2,R.choice(['01.2023','04.2024','10.2024','01.2025']),tx);w2.write(q,3,round(R.uniform(113,121),1),m);w2.write(q,4,'10%',tx);w2.write(q,5,R.choice(['Q3 2026','Q1 2027']),tx);q+=1
w2.set_column(0,5,16);w2.set_column(1,1,36)
for i,x in enumerate(['Rank','Tenant','Net rent p.a.','Share']): w3.write(0,i,x,hd)
for i,r in enumerate(sorted([r for r in rows if r['statusText']=='Let'],key=lambda r:-r['annualRent'])[:10]): w3.write(i+1,0,i+1,n);w3.write(i+1,1,r['tenantName'],tx);w3.write(i+1,2,r['annualRent'],m);w3.write(i+1,3,r['annualRent']/G[2],F(num_format='0.0%'))
w3.set_column(1,1,36);w3.set_column(2,2,14)
wb.close()
save(N,dict(propertyName='Project Linden',asOnDate='2026-03-31',units=cnt['Let']+cnt['Vacant'],occupied=cnt['Let'],vacant=cnt['Vacant'],sheet='TL 2026-03-31',planted=None,rows=rows),'RETAIL','German retail warehouse portfolio for the lender, property bands, several sheets, a signed future lease',True,[('area',G[0])])

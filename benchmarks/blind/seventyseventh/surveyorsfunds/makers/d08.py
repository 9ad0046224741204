# Germany mixed use, SAP RE-FX ALV export; charges in columns; several sheets
from common import *
import xlsxwriter
fn='ZRE_TENANTLIST_4711_202506.xlsx';r=random.Random(808)
ps=persons(r,60);com=['Bäckerei Lindhorst GmbH','Praxis Dr. Amsel & Partner','Optik Rautenberg e.K.','Kanzlei Wiesengrund PartG mbB','Spätkauf Nordring UG','Tischkultur Hagedorn GmbH']
w=xlsxwriter.Workbook(D+fn);p=w.add_worksheet('Selection');s=w.add_worksheet('Tenant list');L=w.add_worksheet('Cond.types')
for i,(a,b) in enumerate([('Report','ZRE_TENANTLIST'),('Company code','4711 Nordring Wohnen & Gewerbe GmbH & Co. KG'),('Business entity','10023 Nordring-Karree Leipzig'),('Key date','30.06.2025'),('Currency','EUR'),('Layout','/EN_INVEST')]): p.write(i,0,a);p.write(i,1,b)
p.set_column(0,0,18);p.set_column(1,1,50)
for i,x in enumerate([('Cond.','Text'),('1000','Net rent'),('2000','Advance payment operating costs'),('2100','Advance payment heating'),('1500','Parking')]): L.write_row(i,0,x)
h=w.add_format({'bold':1,'bg_color':'#D9E1F2','border':1,'text_wrap':1,'valign':'top'});n=w.add_format({'num_format':'#,##0.00'});b=w.add_format({'bold':1,'num_format':'#,##0.00','bg_color':'#FFFF99'});g=w.add_format({'num_format':'dd.mm.yyyy'})
H=['BE','Building','Rental object','Usage type','Floor','Rentable area (m²)','Contract no.','Contract partner','Contract start','Contract end','1000 Net rent','2000 Adv. op. costs','2100 Adv. heating','1500 Parking','Total gross / month','Deposit','Open items','Market rent / month']
s.set_row(0,32);s.write_row(0,0,H,h);s.freeze_panes(1,4);s.autofilter(0,0,0,17)
rows=[];ri=1;ob=0;G=[0]*9;occ=0;ci=pi=0
for bl,un in (('Haus A',14),('Haus B',14),('Haus C',12)):
    S=[0]*9;r0=ri
    for k in range(un):
        ob+=1;u=f'{ob:08d}';shop=k<2;ty='Commercial' if shop else 'Residential';fl='EG' if shop else f'{(k-2)//3+1}. OG'
        a=round(r.uniform(70,160) if shop else r.uniform(38,96),2);S[0]+=a
        s.write_row(ri,0,['10023',bl,u,ty,fl]);s.write(ri,5,a,n)
        mr=round(a*(18.5 if shop else 9.6),2);s.write(ri,17,mr,n);S[8]+=mr
        d=dict(unit=u,building=bl,unitType=ty,area=a,marketRent=mr)
        if ob in (9,22,36):
            s.write(ri,7,'Vacancy');d['statusText']='Vacancy'
        else:
            occ+=1
            if shop: t=com[ci];ci+=1
            else: t=ps[pi].split()[1]+', '+ps[pi].split()[0];pi+=1
            st=dt.date(r.randint(2011,2024),r.randint(1,12),1);en=term(st,r.choice([180,240])) if shop else None
            ch=[round(a*(r.uniform(13,19) if shop else r.uniform(6.4,9.2)),2),round(a*1.6,2),round(a*1.25,2),r.choice([0,0,45.0])];tot=round(sum(ch),2);dep=round(ch[0]*3,2);op=r.choice([0,0,0,0,tot,-18.5])
            s.write(ri,6,f'4711/{3000+ob}/{r.choice([0,1,2])}');s.write(ri,7,t);s.write(ri,8,st,g)
            if en: s.write(ri,9,en,g)
            for j,v in enumerate(ch+[tot,dep,op]): s.write(ri,10+j,v,n);S[j+1]+=v
            d.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=ch[0],charges=[dict(code=H[10+j],amount=v) for j,v in enumerate(ch) if v],totalCharges=tot,deposit=dep,balance=op)
        rows.append(d);ri+=1
    s.write(ri,1,'* '+bl,b)
    for j in range(2,18): s.write_blank(ri,j,None,b)
    for j,c in enumerate([5]+list(range(10,18))): s.write_formula(ri,c,f'=SUBTOTAL(9,{xlsxwriter.utility.xl_col_to_name(c)}{r0+1}:{xlsxwriter.utility.xl_col_to_name(c)}{ri})',b,round(S[j],2))
    G=[x+y for x,y in zip(G,S)];ri+=1
s.write(ri,0,'**',b)
for j in range(1,18): s.write_blank(ri,j,None,b)
for j,c in enumerate([5]+list(range(10,18))): s.write(ri,c,round(G[j],2),b)
s.set_column(0,0,7);s.set_column(1,4,12);s.set_column(5,6,13);s.set_column(7,7,30);s.set_column(8,17,12);s.set_column(6,6,None,None,{'hidden':1})
s.activate();w.close()
save(fn,'MIXED_USE','SAP RE-FX','ALV export with selection sheet, subtotal rows *, hidden column',True,'Nordring-Karree Leipzig','2025-06-30',len(rows),occ,rows,sheet='Tenant list')

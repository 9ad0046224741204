from common import *
import xlwt
R=random.Random(585); N='Ouderdomsanalyse debiteuren 31-08-2025.xls'
OC='other:Voorziening'
money=['total','current','b1_30','b31_60','b61_90','b90',OC,'deposit']
T=Truth(N,'AR','Dutch debtor ageing by tenant, per complex, xls',False,money)
CX=[('2010','Winkelcentrum De Hofpoort, Amersfoort',['Bakkerij Van Ewijk B.V.','Drogisterij Zonneveld B.V.','Kapsalon Lok & Co','Slijterij De Kurk V.O.F.','Modehuis Terlinden B.V.','Optiek Helder Zicht B.V.','Schoenen Brandsma B.V.','Supermarkt Noordkaap B.V.','Telefoonhuis Meent B.V.','Bloemsierkunst Rozenhof','Apotheek Hofpoort B.V.','Speelgoed Tol B.V.']),
('2035','Kantoorgebouw Maaskade 80, Rotterdam',['Advocatenkantoor Rijnders & Van Dam','Ingenieursbureau Delftse Lijn B.V.','Stichting Zorgkompas','Maritime Data Partners B.V.','Reclamebureau Vuurtoren B.V.','Uitzendgroep Flexaal B.V.','Notariskantoor Oudegracht','Gemeentelijk Havenarchief (tijdelijk)','Kaderman Accountants B.V.']),
('2048','Distributiecentrum Vossenberg, Tilburg',['Transportbedrijf Kuipers & Zn. B.V.','E-Fulfil Benelux B.V.','Koelvers Logistiek B.V.','Bandenservice Brabant B.V.','Verpakkingen Meulendijk B.V.','Vossenberg Parkmanagement U.A.']),
('2051','Bedrijvenpark Westrand, Amsterdam',['Autoschade Westrand B.V.','Cateringbedrijf De Lepel','Sanitair Groothandel Amstel B.V.','Studio Belichting B.V.','Werkplaats 14 V.O.F.','Zonnepanelen Direct B.V.','Klimhal Verticaal B.V.'])]
wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Debiteuren'); 
E=lambda s,nf='General': xlwt.easyxf(s,num_format_str=nf)
nf='#,##0.00;-#,##0.00'
h=E('font: name Arial, height 160, bold on; pattern: pattern solid, fore_colour gray25; borders: bottom thin; align: wrap on, horiz right, vert bottom'); hl=E('font: name Arial, height 160, bold on; pattern: pattern solid, fore_colour gray25; borders: bottom thin; align: vert bottom')
n=E('font: name Arial, height 160',nf); x=E('font: name Arial, height 160'); b=E('font: name Arial, height 160, bold on'); bn=E('font: name Arial, height 160, bold on; borders: top thin',nf); bx=E('font: name Arial, height 160, bold on; borders: top thin')
ws.write(0,0,'Ouderdomsanalyse debiteuren per 31-08-2025',E('font: name Arial, height 240, bold on')); ws.write(1,0,'Polderstad Vastgoedfonds C.V. - alle complexen - bedragen in EUR',x); ws.write(2,0,'Peildatum vervaldatum; openstaande posten inclusief btw',x)
for j,t in enumerate(['Deb.nr','Huurder','Eenheid']): ws.write(4,j,t,hl)
for j,t in enumerate(['Saldo','Niet vervallen','1 - 30 dagen','31 - 60 dagen','61 - 90 dagen','> 90 dagen','Voorziening','Waarborgsom']): ws.write(4,3+j,t,h)
ws.row(4).height_mismatch=True; ws.row(4).height=480
for j,w in enumerate([9,38,12]+[13]*8): ws.col(j).width=256*w
r=5; allr=[]; deb=13000
for code,nm,ts in CX:
    ws.write(r,0,f'{code} {nm}',b); r+=1; ix=[]
    for i,t in enumerate(ts):
        deb+=R.randint(2,9); m=R.choice([2150,3480,4820,7260,11340,19800]) if code!='2048' else R.choice([14500,32600,48250])
        if 'Supermarkt' in t: m=38400
        m=r2(m*1.21); v={k:None for k in money}; sev=R.random()
        if sev<.85: v['current']=m if R.random()<.8 else r2(m*R.uniform(.05,.6))
        if sev>.35: v['b1_30']=r2(m*R.choice([1,.5,.1,R.uniform(.02,.3)]))
        if sev>.58: v['b31_60']=r2(R.choice([m,R.uniform(80,900)]))
        if sev>.75: v['b61_90']=r2(R.choice([m,m*.5,R.uniform(60,700)]))
        if sev>.82: v['b90']=r2(R.choice([m*2,R.uniform(200,6000)]))
        if sev<.12: v['b1_30']=-r2(R.uniform(30,1400))
        if sev>.82: v[OC]=-r2(v['b90']/1.21*R.choice([.5,1]))
        v['total']=r2(sum(v[k] or 0 for k in money[1:6])); v['deposit']=r2(m*3) if R.random()<.75 else None
        un={'2010':f'{i+1:02d}','2035':f'{i//2+1}e verd. {"AB"[i%2]}','2048':f'Hal {i+1}','2051':f'{14+2*i}'}[code]
        ws.write(r,0,str(deb),x); ws.write(r,1,t,x); ws.write(r,2,un,x)
        for j,k in enumerate(money):
            if v[k] is not None: ws.write(r,3+j,v[k],n)
        ix.append(T.row(resident=str(deb),name=t,unit=un,**v)); r+=1
    tt={k:r2(sum(T.t['rows'][i].get(k,0) for i in ix)) for k in money}; lab=f'Totaal complex {code}'
    for j in range(3): ws.write(r,j,lab if j==1 else '',bx)
    for j,k in enumerate(money): ws.write(r,3+j,tt[k],bn)
    T.total(lab,tt,ix); r+=2; allr+=ix
tt={k:r2(sum(T.t['rows'][i].get(k,0) for i in allr)) for k in money}
g=E('font: name Arial, height 160, bold on; borders: top thin, bottom double',nf)
for j in range(3): ws.write(r,j,'Totaal fonds' if j==1 else '',g)
for j,k in enumerate(money): ws.write(r,3+j,tt[k],g)
T.total('Totaal fonds',tt,allr); r+=1
for j,k in enumerate(money[1:6]): ws.write(r,4+j,tt[k]/tt['total'],E('font: name Arial, height 160, italic on','0.0%'))
ws.write(r,1,'in % van saldo',E('font: name Arial, height 160, italic on'))
ws.portrait=False; ws.paper_size_code=9; ws.fit_num_pages=1; ws.fit_height_to_pages=0; ws.fit_width_to_pages=1; ws.set_panes_frozen(True); ws.set_horz_split_pos(5)
wb.save(f'{ROOT}/documents/{N}'); T.save(); print(N,len(T.t['rows']),tt)

from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.worksheet.properties import PageSetupProperties as PSP
from openpyxl.utils import get_column_letter as L
BF=Font(bold=True);fill=lambda h:PatternFill('solid',fgColor=h);ctr=Alignment(horizontal='center',vertical='center',wrap_text=True);bs=Side(style='thin',color='999999')
def W_(ws,ws_):
    for i,x in enumerate(ws_):ws.column_dimensions[L(i+1)].width=x
def F(ws,r,cols,f):
    for c in cols:ws.cell(r,c).number_format=f
def x01():
    fn='shinonome_tower_tokyo.xlsx';r=rnd(fn);rows=[];wb=Workbook();c=wb.active;c.title='表紙 Cover';c['B3']='東雲センタータワー / Shinonome Centre Tower';c['B3'].font=Font(bold=True,size=18);c['B5']='レントロール / Rent Roll';c['B6']='基準日 2026年3月31日 / As of 31 March 2026';c['B8']='Prepared for lender reporting. Amounts in JPY, consumption tax excluded.';c.column_dimensions['B'].width=70
    ws=wb.create_sheet('レントロール Rent Roll');ws['A1']='東雲センタータワー Shinonome Centre Tower, Koto-ku, Tokyo';ws['A1'].font=Font(bold=True,size=13);ws['A2']='As of 2026/03/31  (単位:円 / JPY per month, excl. consumption tax)'
    H=[('階\nFloor',0),('区画\nUnit',0),('用途\nUse',0),('テナント\nTenant',0),('面積 Area','坪 tsubo'),('','㎡ sqm'),('賃料 Rent','坪単価 /tsubo'),('','月額 Monthly'),('共益費\nCommon charge',0),('駐車場\nParking',0),('月額合計\nTotal monthly',0),('契約期間 Lease term','開始 From'),('','満了 To'),('敷金 Deposit','月数 Months'),('','金額 Amount'),('想定賃料\nMarket rent monthly',0),('契約\nType',0)]
    for i,(a,b) in enumerate(H):
        ws.cell(4,i+1,a or None);
        if b:ws.cell(5,i+1,b)
        else:ws.merge_cells(start_row=4,end_row=5,start_column=i+1,end_column=i+1)
        for q in(4,5):ws.cell(q,i+1).alignment=ctr;ws.cell(q,i+1).fill=fill('1F3864');ws.cell(q,i+1).font=Font(bold=True,color='FFFFFF')
    for m in('E4:F4','G4:H4','L4:M4','N4:O4'):ws.merge_cells(m)
    W_(ws,[7,8,12,34,9,10,10,13,13,11,14,12,12,8,15,14,9]);nm=names(r,['Shoji','Systems Japan','Trading','Engineering','Securities','Pharma Japan'],['K.K.','Co., Ltd.','G.K.','株式会社'],34);y=6;o=v=0;T=[0]*7;k=0
    for fl in ['1F']+[f'{i}F' for i in range(2,13)]:
        y0=y
        for q in range(r.choice([2,2,3]) if fl!='12F' else 1):
            un=f'{fl[:-1]}0{q+1}';us='店舗 Retail' if fl=='1F' else '事務所 Office';ts=round(r.uniform(28,62) if fl=='1F' else r.uniform(75,160) if fl!='12F' else 342.18,2);sq=round(ts*3.305785,2);mk=round(ts*(31000 if fl=='1F' else 24000));vac=un in('302','702','902');ws.cell(y,2,un);ws.cell(y,3,us);ws.cell(y,5,ts);ws.cell(y,6,sq);ws.cell(y,16,mk)
            if vac:
                v+=1;ws.cell(y,4,'空室 Vacant')
                for cc in(8,9,10,11):ws.cell(y,cc,0)
                rows.append(R(unit=un,unitType=us,statusText='空室 Vacant',contractRent=0,totalCharges=0,charges=[dict(code='Common charge',amount=0),dict(code='Parking',amount=0)],marketRent=mk));vals=(ts,sq,0,0,0,0,0)
            else:
                o+=1;n=nm[k];k+=1;s=d(r,2019,2025);e=eoy(s,r.choice([2,3,5,5]))
                while e<dt.date(2026,4,30):e=eoy(e+dt.timedelta(1),2)
                tp=r.choice(['普通','定期','普通']);u_=r.choice([19500,20500,22000,23500,25000])+(7000 if fl=='1F' else 0);rn=round(ts*u_);cc_=round(ts*3500);pk=r.choice([0,0,45000,90000]);t=rn+cc_+pk;mo=r.choice([6,8,10,12]);dp=rn*mo
                for cidx,val in zip((4,7,8,9,10,11,12,13,14,15,17),(n,u_,rn,cc_,pk,t,s.strftime('%Y/%m/%d'),e.strftime('%Y/%m/%d'),mo,dp,tp)):ws.cell(y,cidx,val)
                rows.append(R(unit=un,unitType=us,tenantName=n,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rn,charges=[dict(code='Common charge',amount=cc_),dict(code='Parking',amount=pk)],totalCharges=t,deposit=dp,marketRent=mk));vals=(ts,sq,rn,cc_,pk,t,dp)
            # printed area: sqm and tsubo both; truth takes tsubo (first area column)
            rows[-1]['area']=ts;rows[-1]['section']=fl
            T=[a+b for a,b in zip(T,vals)];F(ws,y,(8,9,10,11,15,16,7),'#,##0');F(ws,y,(5,6),'#,##0.00');y+=1
        ws.cell(y0,1,fl)
        if y-1>y0:ws.merge_cells(start_row=y0,end_row=y-1,start_column=1,end_column=1)
        ws.cell(y0,1).alignment=ctr
    for un,us,n,rn in(('RF-A','屋上 Antenna','Kaisei Mobile 株式会社',120000),('1F-V','自販機 Vending','Sumire Beverage Co., Ltd.',15000)):
        for cidx,val in zip((1,2,3,4,8,9,10,11,12,13),(un[:2],un,us,n,rn,0,0,rn,'2021/04/01','自動更新 Auto-renew')):ws.cell(y,cidx,val)
        F(ws,y,(8,9,10,11),'#,##0');rows.append(R(unit=un,unitType=us,tenantName=n,statusText='Occupied',section=un[:2],leaseStartDate='2021-04-01',leaseEndDate='自動更新 Auto-renew',contractRent=rn,charges=[dict(code='Common charge',amount=0),dict(code='Parking',amount=0)],totalCharges=rn));T[2]+=rn;T[5]+=rn;y+=1
    for cidx,val in zip((1,5,6,8,9,10,11,15),('合計 Total',round(T[0],2),round(T[1],2))+tuple(T[2:])):ws.cell(y,cidx,val).font=BF
    F(ws,y,(8,9,10,11,15),'#,##0');F(ws,y,(5,6),'#,##0.00');y+=2
    ws.cell(y,1,f'貸室数 Lettable units: {o+v}   稼働 Let: {o}   空室 Vacant: {v}   (antenna and vending not counted)');ws.cell(y+1,1,'定期 = fixed-term lease, 普通 = ordinary lease (renewable)');ws.freeze_panes='E6';wb.save(D+fn)
    save(fn,'OFFICE','Tokyo rent roll, Japanese/English, tsubo and sqm, merged floors, two-tier header',True,'東雲センタータワー Shinonome Centre Tower','2026-03-31',o+v,o,v,rows,sheet=ws.title)
def x02():
    fn='loomworks_coworking_spitalfields.xlsx';r=rnd(fn);rows=[];wb=Workbook();ws=wb.active;ws.title='Office licences';nt=wb.create_sheet('Virtual members');nt.append(['Company','Plan','Monthly £']);[nt.append([n,'Mail & address',49]) for n in names(r,['Media','Digital'],['Ltd'],6)]
    ws.append(['Loomworks Spitalfields, 18-24 Fashion Yard, London E1']);ws.append(['Licence roll, October 2026 billing run (1 Oct 2026). Excludes VAT.']);ws.append([]);ws.append(['Status','Office','Desks','Sq ft','Licensee','Licence start','Min. term ends','Notice','List price pm','Licence fee pm','Discount','IT & phones','Lockers / bikes','Invoice total','Retainer held','Account balance']);ws['A1'].font=Font(bold=True,size=14,color='B5482A')
    for q in ws[4]:q.font=BF;q.fill=fill('F6D9CE');q.alignment=ctr;q.border=Border(bottom=bs)
    nm=names(r,['Studio','Labs','Capital','Foods','Talent','AI'],['Ltd','LLP',''],60);k=0;cn=dict(Licensed=0,Available=0,Reserved=0,Notice=0,Operator=0);T=[0]*9;u=0
    for fl in (1,2,3,4):
        ws.append([f'Level {fl}']);ws.cell(ws.max_row,1).font=Font(bold=True,italic=True)
        for i in range(1,14):
            un=f'{fl}.{i:02d}';ds=r.choice([2,3,4,4,6,6,8,10,14,20]);sf=ds*r.randint(38,52);ls=ds*r.choice([495,525,560]);st='Operator' if un=='1.01' else r.choices(['Licensed','Available','Reserved','Notice'],[80,12,3,5])[0];cn[st]+=1;u+=1
            if st in('Licensed','Notice'):
                n=nm[k];k+=1;s=dt.date(r.choice([2024,2025,2026]),r.randint(1,9),r.choice([1,1,15]));e=eoy(s,r.choice([1,2]));mt=e<dt.date(2026,10,1);fee=round(ls*(1-r.choice([0,.05,.1,.15,.2])));it=r.choice([0,45,90,150]);lk=r.choice([0,0,12,36]);t=fee+it+lk;rt=fee*2;ba=r.choice([0,0,0,round(t*1.2,2),-120]);ws.append([st,un,ds,sf,n,s,'Rolling' if mt else e,'31/10/2026' if st=='Notice' else None,ls,fee,round(1-fee/ls,4),it,lk,t,rt,ba])
                rows.append(R(unit=un,tenantName=n,area=sf,statusText=st,section=f'Level {fl}',leaseStartDate=s,leaseEndDate='Rolling' if mt else e,moveOutDate='2026-10-31' if st=='Notice' else None,marketRent=ls,contractRent=fee,charges=[dict(code='IT & phones',amount=it),dict(code='Lockers / bikes',amount=lk)],totalCharges=t,deposit=rt,balance=ba));q=(ds,sf,ls,fee,it,lk,t,rt,ba)
            else:
                ws.append([st,un,ds,sf,{'Reserved':'Hold: tour 9 Oct','Operator':'Loomworks community team'}.get(st),None,None,None,ls,0,None,0,0,0,0,0]);rows.append(R(unit=un,tenantName='Loomworks community team' if st=='Operator' else None,area=sf,statusText=st,section=f'Level {fl}',marketRent=ls,contractRent=0,charges=[dict(code='IT & phones',amount=0),dict(code='Lockers / bikes',amount=0)],totalCharges=0,deposit=0,balance=0));q=(ds,sf,ls,0,0,0,0,0,0)
            T=[a+b for a,b in zip(T,q)];y=ws.max_row;F(ws,y,(6,7),'dd mmm yyyy');F(ws,y,(9,10,12,13,14,15,16),'£#,##0.00;[Red]-£#,##0.00');F(ws,y,(11,),'0%')
            ws.cell(y,2).number_format='@'
    ws.append(['Total',None,T[0],T[1],None,None,None,None,T[2],T[3],None]+[round(x,2) for x in T[4:]]);y=ws.max_row;F(ws,y,(9,10,12,13,14,15,16),'£#,##0.00;[Red]-£#,##0.00')
    for q in ws[y]:q.font=BF;q.border=Border(top=bs)
    occ=cn['Licensed']+cn['Notice'];vac=cn['Available']+cn['Reserved'];ws.append([])
    for a,b in[('Offices in total',u),('Licensed (incl. under notice)',occ),('Available and reserved',vac),('Operator use',cn['Operator'])]:ws.append([None,None,None,None,a,b])
    W_(ws,[11,8,7,8,32,13,14,12,13,13,9,12,13,13,13,13]);ws.freeze_panes='C5';wb.save(D+fn)
    save(fn,'OFFICE','Co-working licence roll, status first column, level sub-headings, second sheet of virtual members',False,'Loomworks Spitalfields','2026-10-01',u,occ,vac,rows,sheet='Office licences')
def x03():
    fn='lyon_croix_rousse_etat_locatif.xlsx';r=rnd(fn);rows=[];wb=Workbook();ws=wb.active;ws.title='Etat locatif';ws['B2']='ÉTAT LOCATIF / TENANCY SCHEDULE';ws['B2'].font=Font(bold=True,size=14);ws['B3']='Immeuble / Property:';ws['D3']='Résidence Les Canuts, 7 montée Saint-Sébastien, 69001 Lyon';ws['B4']='Arrêté au / As at:';ws['D4']=dt.date(2026,7,1);ws['D4'].number_format='dd/mm/yyyy';ws['D4'].alignment=Alignment(horizontal='left')
    H=['Lot n°\nUnit','Nature\nUse','Étage\nFloor','Locataire\nTenant','Surface m²\nArea','Prise d\'effet\nStart','Échéance\nExpiry','Loyer trimestriel HC\nRent per quarter','Provisions trim.\nCharges per quarter','TVA trim.\nVAT per quarter','Quittance trim.\nInvoice per quarter','Loyer annuel HC\nRent p.a.','Dépôt de garantie\nDeposit','Indice\nIndex']
    y=6
    for i,h in enumerate(H):
        q=ws.cell(y,i+2,h);q.font=BF;q.alignment=ctr;q.border=Border(top=bs,bottom=bs,left=bs,right=bs);q.fill=fill('E2EFDA')
    ws.row_dimensions[6].height=58;W_(ws,[2,9,22,12,32,10,12,12,14,14,13,14,14,14,8]);y=7;u=o=v=0;T=[0]*7
    FN=['M. Théo Garnault','Mme Inès Valfort','M. et Mme Dubressac','Mlle Chloé Marsaint','M. Karim Bellounis','Mme Odile Perrichon','M. Luc Tavernel','Colocation Roustan / Fabreau','Mme Jeanne Cassagne','M. Hugo Lestrade','M. Paul Vernissac','Mme Léa Montcourt','M. Ali Zerrouk','Mme Anne Goubert','M. Rémi Blancard','Mme Sonia Delpuech','M. Marc Oudinet','Mme Eva Cortal'];k=0
    for bt,ls in(('Bâtiment A',[('A01','Commerce / shop','RDC','SARL Boulangerie du Plateau',64.2),('A02','Commerce / shop','RDC','SAS Vélo Pentes',88.5),('A03','Commerce / shop','RDC',None,47)]+[(f'A{f}{j}',None,f'{f}e',0,0) for f in(1,2,3,4) for j in(1,2,3)]),('Bâtiment B (cour)',[('B01','Bureau / office','RDC','SELARL Pradel Avocats',112)]+[(f'B{f}{j}',None,f'{f}e',0,0) for f in(1,2,3) for j in(1,2)]),('Sous-sol / Basement',[(f'P{j:02d}','Parking','-1',0,None) for j in range(1,9)]+[('C01','Cave / cellar','-1','SARL Boulangerie du Plateau',14)])):
        ws.cell(y,2,bt).font=Font(bold=True,color='375623');ws.merge_cells(start_row=y,end_row=y,start_column=2,end_column=15);y+=1;S=[0]*7
        for un,na,et,t,a in ls:
            anc=bt[0]=='S'
            if na is None:
                na=r.choice(['Appt T1','Appt T2','Appt T2','Appt T3','Appt T4']);a=round({'1':26,'2':44,'3':66,'4':87}[na[-1]]+r.uniform(-4,6),1)
                if un in('A23','B31'):t=None
                else:t=FN[k];k+=1
            if anc and t==0:t=r.choice(FN[:16]) if un not in('P04','P07') else None
            com='shop' in na or 'office' in na
            if not anc:u+=1;o+=bool(t);v+=not t
            S[0]+=a or 0
            base=[un,na,et,t or 'VACANT',a]
            if t:
                s=d(r,2018,2025);e=eoy(s,9 if com else 3)
                while e<dt.date(2026,7,2):e=eoy(e+dt.timedelta(1),9 if com else 3)
                q=round(285 if na=='Parking' else 90 if anc else a*3*(r.uniform(21,29) if com else r.uniform(13,18)),2);pr=0 if anc else round(a*3*2.4,2);tv=round((q+pr)*.2,2) if com else 0;qt=round(q+pr+tv,2);an=round(q*4,2);dp=None if anc else (q if com else round(q/3,2))
                vals=base+[s,e,q,pr,tv,qt,an,dp,'ILC' if 'shop' in na else 'ILAT' if com else 'IRL']
                rows.append(R(unit=un,unitType=na,section=bt,tenantName=t,area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=an,charges=[dict(code='Provisions',amount=pr),dict(code='TVA',amount=tv)],totalCharges=qt,deposit=dp));S=[i+j for i,j in zip(S,(0,q,pr,tv,qt,an,dp or 0))]
            else:vals=base+[None,None,0,0,0,0,0,None,None];rows.append(R(unit=un,unitType=na,section=bt,area=a,statusText='VACANT',annualRent=0,totalCharges=0,charges=[dict(code='Provisions',amount=0),dict(code='TVA',amount=0)]))
            for i,x in enumerate(vals):
                cc=ws.cell(y,i+2,x)
                if x=='VACANT':cc.font=Font(italic=True,color='C00000')
            F(ws,y,(7,8),'dd/mm/yyyy');F(ws,y,range(9,15),'#,##0.00 "€"');F(ws,y,(6,),'0.0');y+=1
        ws.cell(y,2,f'Sous-total {bt}').font=BF
        for cidx,x in zip((6,9,10,11,12,13,14),S):ws.cell(y,cidx,round(x,2)).font=BF
        F(ws,y,range(9,15),'#,##0.00 "€"');T=[i+j for i,j in zip(T,S)];y+=2
    ws.cell(y,2,'TOTAL GÉNÉRAL').font=BF
    for cidx,x in zip((6,9,10,11,12,13,14),T):ws.cell(y,cidx,round(x,2)).font=BF
    F(ws,y,range(9,15),'#,##0.00 "€"');ws.cell(y+2,2,f'Lots principaux / main units (hors parkings et caves): {u}, loués / let {o}, vacants {v}');ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=PSP(fitToPage=True);wb.save(D+fn)
    save(fn,'MIXED_USE','French/English etat locatif, quarterly and annual rents, margin column, building sections, parking rows',True,'Résidence Les Canuts','2026-07-01',u,o,v,rows,sheet='Etat locatif')
def x04():
    fn='brabant_logistics_rentroll_q3.xlsx';r=rnd(fn);rows=[];wb=Workbook();a_=wb.active;a_.title='Assumptions';[a_.append(q) for q in(['Brabant Logistics Portfolio'],['Valuation date',dt.date(2026,9,30)],['CPI',.028],['NIY',.0495],['Non-recoverable %',.06])]
    ws=wb.create_sheet('RR');ws.append(['Brabant Logistics Portfolio | Rent roll 30-09-2026 | EUR']);ws['A1'].font=Font(bold=True,size=12)
    ws.append(['Asset','Unit ref','SAP contract','Tenant','Type','LFA (m²)','Start','Expiry','Break','Unexp. yrs','Passing rent pa','€/m²','ERV pa','Rent-free until','Step date','Stepped rent pa','Service charge pa','VAT?','Bank guarantee'])
    for q in ws[2]:q.font=Font(bold=True,color='FFFFFF');q.fill=fill('404040');q.alignment=ctr
    nm=names(r,['Logistics','Fulfilment','Cold Chain','Automotive Parts','E-Commerce'],['B.V.','N.V.','Nederland B.V.'],30);k=0;o=v=0;T=[0]*5
    for pi,(pr,n) in enumerate((('Tilburg Vossenberg DC',5),('Waalwijk Haven 8',3),('Roosendaal Borchwerf',6),('Venlo Trade Port 12',4),('Eindhoven Acht Cross-dock',7))):
        S=[0]*5;t=None
        for i in range(n):
            un=f'{pr[:3].upper()}-{i+1:02d}';ty='Mezzanine' if i==n-1 and n>3 else 'Office' if i==n-2 and n>3 else 'Warehouse';a=r.randint(400,1400) if ty!='Warehouse' else r.randint(4200,18500);rate=r.choice([62,65,68,74]) if ty=='Warehouse' else 115 if ty=='Office' else 35
            erv=round(a*rate*1.05,-2);vac=un in('WAA-02','EIN-03','EIN-04')
            if vac:
                v+=1;ws.append([pr,un,None,'Void',ty,a,None,None,None,None,0,0,erv,None,None,None,0,None,None]);rows.append(R(unit=un,propertyName=pr,unitType=ty,area=a,statusText='Void',annualRent=0,charges=[dict(code='Service charge',amount=0)]));q=(a,0,erv,0,0)
            else:
                o+=1
                if ty=='Warehouse' or not t:t=nm[k];k+=1;s=d(r,2019,2026);s=s if s<dt.date(2026,9,1) else s.replace(year=2025);e=eoy(s,r.choice([5,7,10]));e=e if e>dt.date(2026,12,31) else eoy(e+dt.timedelta(1),5)
                rn=a*rate;step=r.random()<.3;sd=dt.date(2027,r.randint(1,12),1);sr=round(rn*1.04) if step else None;sc=round(a*5.5,2);bg=round(rn/4,2) if ty=='Warehouse' else None
                rf=dt.date(2026,12,31) if s>=dt.date(2026,1,1) else None
                ws.append([pr,un,f'80{r.randint(10000,99999)}',t,ty,a,s,e,eoy(s,3)+dt.timedelta(1) if s.year>2023 else None,round((e-dt.date(2026,9,30)).days/365.25,2),rn,rate,erv,rf,sd if step else None,sr,sc,'opted',bg]);rows.append(R(unit=un,propertyName=pr,tenantName=t,unitType=ty,area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,annualRent=rn,charges=[dict(code='Service charge',amount=sc)],deposit=bg,rentSteps=[dict(date=sd.isoformat(),amount=sr,per='year')] if step else None));q=(a,rn,erv,sc,bg or 0)
            S=[x+z for x,z in zip(S,q)];y=ws.max_row;F(ws,y,(7,8,9,14,15),'dd-mm-yyyy');F(ws,y,(6,11,13,16,17,19),'#,##0')
            F(ws,y,(17,19),'#,##0.00')
        T=[x+z for x,z in zip(T,S)];ws.append([f'Total {pr}',None,None,None,None,S[0]]+[None]*4+[S[1],None,S[2],None,None,None,S[3],None,S[4]]);y=ws.max_row
        for q in ws[y]:q.font=BF;q.fill=fill('EDEDED')
        F(ws,y,(6,11,13),'#,##0');F(ws,y,(17,19),'#,##0.00')
    ws.append(['Portfolio',f'{o+v} units',None,f'{o} let / {v} void',None,T[0]]+[None]*4+[T[1],None,T[2],None,None,None,round(T[3],2),None,round(T[4],2)]);y=ws.max_row
    for q in ws[y]:q.font=BF;q.fill=fill('BFBFBF')
    F(ws,y,(6,11,13),'#,##0');F(ws,y,(17,19),'#,##0.00');ws.column_dimensions.group('C','C',hidden=True);W_(ws,[26,10,12,34,12,10,12,12,12,9,14,8,13,13,12,14,14,8,14]);ws.column_dimensions['C'].hidden=True;ws.freeze_panes='E3';ws.auto_filter.ref='A2:S2'
    vs=wb.create_sheet('Expiry profile');vs.append(['Year','Rent expiring']);
    for Y in range(2026,2037):vs.append([Y,sum(q.get('annualRent',0) for q in rows if q.get('leaseEndDate','').startswith(str(Y)))])
    wb.active=1;wb.save(D+fn)
    save(fn,'WAREHOUSE','Dutch logistics portfolio, five assets, hidden contract column, three sheets, annual rents',False,'Brabant Logistics Portfolio','2026-09-30',o+v,o,v,rows,sheet='RR')
def x05():
    fn='ferrymans_quay_btr_export.xlsx';r=rnd(fn);rows=[];wb=Workbook();ws=wb.active;ws.title='Sheet1';h=['Block','Flat','Flr','Type','NIA sq ft','Status','Resident','Tenancy start','Tenancy end','Moved in','Moving out','Market rent pcm','Rent pcm','Pet rent','Parking','Total pcm','Deposit (DPS)','Arrears/(credit)']
    ws.append(['Ferryman\'s Quay, Salford M50 - Landlord Pro tenancy export 31/08/2026']);ws.append(h);cn={};T=[0]*8
    for q in ws[2]:q.font=BF
    F1=['Amara','Ben','Cerys','Dev','Ellie','Femi','Gareth','Hana','Imran','Jodie','Kit','Lucia','Mo','Niamh','Oskar','Poppy','Ravi','Steph'];F2=['Ashdown','Birkenell','Crowhurst','Dunphail','Eversley','Fothergale','Greaveson','Holtby','Iddon','Jessop-Lyle','Kirkham','Lowther','Mbeki-Shaw','Norcliffe'];n_=0;fut=[]
    for b,fls in(('Tide',11),('Lock',9)):
        for f in range(1,fls+1):
            for p in range(1,10):
                un=f'{b[0]}{f:02d}{p:02d}';ty=['Studio','1B1P','1B2P','1B2P','2B3P','2B4P','2B4P','3B5P','1B2P'][p-1];sf=dict(Studio=390,**{'1B1P':440,'1B2P':540,'2B3P':670,'2B4P':755,'3B5P':935})[ty];mk=round(sf*1.15+480+f*6,-1) 
                mk=int(mk);st='Show flat' if un=='T0101' else 'Staff' if un in('T0102','L0101') else 'Management office' if un=='L0102' else 'Down - leak' if un=='L0507' else r.choices(['Let','Void','Void - reserved','Notice given'],[88,5,2,5])[0];cn[st]=cn.get(st,0)+1;occ=st in('Let','Notice given','Staff')
                if occ:
                    s=dt.date(r.choice([2024,2025,2026]),r.randint(1,8),r.randint(1,28));e=eoy(s,1);pe=e<dt.date(2026,8,31);rn=0 if st=='Staff' else mk-r.choice([0,20,45,60,85]);pt=r.choice([0,0,0,25]);pk=r.choice([0,0,0,110]);
                    if st=='Staff':pt=pk=0
                    dp=round(rn*12/52*5,2);ba=r.choice([0]*8+[rn,-15.5,220]) if rn else 0;mo=dt.date(2026,9,r.randint(5,30)) if st=='Notice given' else None;n=f'{r.choice(F1)} {r.choice(F2)}'+(f' & {r.choice(F1)} {r.choice(F2)}' if r.random()<.2 else '')
                    v=[b,un,f,ty,sf,st,n,s,'Periodic' if pe else e,s,mo,mk,rn,pt,pk,rn+pt+pk,dp,ba];rows.append(R(unit=un,building=b,unitType=ty,area=sf,statusText=st,tenantName=n,leaseStartDate=s,leaseEndDate='Periodic' if pe else e,moveInDate=s,moveOutDate=mo,marketRent=mk,contractRent=rn,charges=[dict(code='Pet rent',amount=pt),dict(code='Parking',amount=pk)],totalCharges=rn+pt+pk,deposit=dp,balance=ba));q=(sf,mk,rn,pt,pk,rn+pt+pk,dp,ba)
                else:v=[b,un,f,ty,sf,st]+[None]*5+[mk,0,0,0,0,0,0];rows.append(R(unit=un,building=b,unitType=ty,area=sf,statusText=st,marketRent=mk,contractRent=0,charges=[dict(code='Pet rent',amount=0),dict(code='Parking',amount=0)],totalCharges=0,deposit=0,balance=0));q=(sf,mk,0,0,0,0,0,0)
                ws.append(v);T=[i+j for i,j in zip(T,q)]
                if st=='Void - reserved':
                    s=dt.date(2026,9,r.randint(3,28));e=eoy(s,1);n=f'{r.choice(F1)} {r.choice(F2)}';ws.append([b,un,f,ty,None,'Incoming',n,s,e,None,None,None,mk,None,None,None,round(mk*60/52,2),None]);rows.append(R(unit=un,building=b,unitType=ty,statusText='Incoming',tenantName=n,leaseStartDate=s,leaseEndDate=e,contractRent=mk,deposit=round(mk*60/52,2)))
    for y in range(3,ws.max_row+1):F(ws,y,(8,9,10,11),'dd/mm/yyyy');F(ws,y,(17,18),'#,##0.00')
    U=180;occ=cn['Let']+cn['Notice given']+cn['Staff'];vac=cn['Void']+cn.get('Void - reserved',0);ws.append(['Totals (excl. Incoming)',U,None,None,T[0],None,None,None,None,None,None,T[1],T[2],T[3],T[4],T[5],round(T[6],2),round(T[7],2)]);
    for q in ws[ws.max_row]:q.font=BF
    F(ws,ws.max_row,(17,18),'#,##0.00')
    ws.append([]);[ws.append([k,v]) for k,v in [('Total flats',U),('Occupied (Let, Notice, Staff)',occ),('Void',vac),('Show flat / office / down',3)]];assert occ+vac+3==180
    W_(ws,[9,9,5,8,9,17,34,12,12,12,12,13,10,9,9,10,13,13]);wb.save(D+fn)
    save(fn,'MULTIFAMILY','UK build-to-rent flat export, 180 flats, incoming rows interleaved, staff/show/down flats',False,"Ferryman's Quay",'2026-08-31',U,occ,vac,rows,sheet='Sheet1')
def x06():
    fn='warsaw_praga_centrum_rr.xlsx';r=rnd(fn);rows=[];wb=Workbook();ws=wb.active;ws.title='RR EUR';ws['A1']='PRAGA CENTRUM';ws['A1'].font=Font(bold=True,size=16,color='7F0000');ws['A2']='Rent roll / Zestawienie najmu';ws['E2']='Status: 31.05.2026';y=4;G=[0]*6;u=o=v=0;pl=None;nm=names(r,['Polska','Software','Finanse','Moda','Centrum Medyczne','Klub'],['Sp. z o.o.','S.A.','Sp. k.'],40);k=0
    for sec,ids in(('RETAIL / HANDEL',[f'R{i}' for i in range(1,15)]),('OFFICE / BIURA',[f'{f}.{j}' for f in(2,3,4,5,6) for j in(1,2,3)]),('STORAGE & PARKING',['M1','M2','P-1 (40)','P-2 (25)'])):
        ws.cell(y,1,sec).font=Font(bold=True,size=12);y+=1
        H=['Unit','Tenant','GLA m2','Lease from','Lease to','Break option','Base rent\nEUR/m2/mth','Base rent\nEUR / month','Base rent\nEUR / year','Service charge\nEUR / month','Turnover\nrent %','Rent-free\nmonths left','Security','Security\nEUR'] if sec[0]!='S' else ['Unit','Tenant','GLA m2 / bays','From','To',None,'Rate EUR','EUR / month','EUR / year','Service charge\nEUR / month',None,None,'Security','Security\nEUR']
        for i,h in enumerate(H):q=ws.cell(y,i+1,h);q.font=BF;q.alignment=ctr;q.border=Border(top=bs,bottom=bs);q.fill=fill('FBE5D6')
        ws.row_dimensions[y].height=32;y+=1;S=[0]*5;anc=sec[0]=='S'
        for un in ids:
            a=int(un[5:7]) if un[0]=='P' else r.randint(18,60) if anc else round(r.uniform(35,480) if un[0]=='R' else r.uniform(210,900),1);vac=un in('R5','R11','4.2','6.3')
            if not anc:u+=1;v+=vac;o+=not vac
            if vac:
                for i,x in enumerate([un,'vacant / pustostan',a,None,None,None,None,0,0,0]):ws.cell(y,i+1,x)
                rows.append(R(unit=un,section=sec,area=a,statusText='vacant / pustostan',contractRent=0,annualRent=0,charges=[dict(code='Service charge',amount=0)]));q=(a,0,0,0,0)
            else:
                n=nm[k] if not anc else nm[r.randint(13,20)];k+=not anc;s=d(r,2020,2025);e=eoy(s,r.choice([5,5,7]));rt=(90 if un[0]=='P' else 7) if anc else r.choice([22,25,28.5,31,34]) if un[0]=='R' else r.choice([15.5,16,16.75,17.5]);rm=round(a*rt,2);an=round(rm*12,2);sc=0 if anc else round(a*4.95,2);sec_=r.choice(['bank guarantee','cash deposit','bank guarantee']);dp=round((rm+sc)*3*1.23,2)
                if e<dt.date(2026,6,30):e=eoy(e+dt.timedelta(1),5)
                pa=an
                if un=='3.2':
                    ss=f'{an:.2f}';i=1;nd=str((int(ss[i])+4)%10);pa=float(ss[:i]+nd+ss[i+1:]);pl=dict(what=f'Unit 3.2: Base rent EUR / year printed {pa:.2f}; 12 x month {rm:.2f} and the section total require {an:.2f}',kind='digit_changed')
                to=r.choice([None,7,8,10]) if un[0]=='R' else None;rfm=r.choice([None,None,None,2]) if not anc else None
                for i,x in enumerate([un,n,a,s,e,eoy(s,3)+dt.timedelta(1) if r.random()<.25 and not anc else None,rt,rm,pa,sc,to,rfm,sec_,dp]):ws.cell(y,i+1,x)
                rows.append(R(unit=un,section=sec,tenantName=n,area=a if un[0]!='P' else None,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=rm,annualRent=pa,charges=[dict(code='Service charge',amount=sc)],deposit=dp));q=(a if un[0]!='P' else 0,rm,an,sc,dp)
            F(ws,y,(4,5,6),'dd.mm.yyyy');F(ws,y,(8,9,10,14),'#,##0.00');F(ws,y,(7,),'0.00');S=[i+j for i,j in zip(S,q)];y+=1
        ws.cell(y,1,'Total')
        for cc,x in zip((3,8,9,10,14),S):ws.cell(y,cc,round(x,2))
        for q in ws[y]:q.font=BF
        F(ws,y,(3,8,9,10,14),'#,##0.00');G=[i+j for i,j in zip(G,S)];y+=3
    ws.cell(y,1,'GRAND TOTAL (m2 excl. bays)')
    for cc,x in zip((3,8,9,10,14),G):ws.cell(y,cc,round(x,2))
    for q in ws[y]:q.font=BF;q.border=Border(top=Side(style='double'))
    F(ws,y,(3,8,9,10,14),'#,##0.00');ws.cell(y+2,1,f'Lease units (retail + office): {u} / let {o} / vacant {v}');W_(ws,[14,36,12,12,12,12,11,14,14,14,9,9,15,13]);wb.save(D+fn);assert pl
    save(fn,'MIXED_USE','Warsaw retail+office roll, three stacked tables each with own header and gaps',True,'PRAGA CENTRUM','2026-05-31',u,o,v,rows,sheet='RR EUR',planted=pl)
def x07():
    fn='kempton_park_mini_factories.xlsx';r=rnd(fn);rows=[];wb=Workbook();ws=wb.active;ws.title='TenancySchedule';ws.append(['MDA Property Manager','','','Lease tenancy schedule by premises','','','','','Period:','2026/10']);ws.append(['Building:','KPM1  Kempton Jet Park Mini Factories']);ws.append([]);ws.append(['Premises','Tenant / lease','Area m2','Commencement','Termination','Charge','Description','Monthly ex VAT','VAT 15%','Monthly incl VAT','Annual ex VAT','Deposit held','Guarantee']);
    for q in ws[4]:q.font=Font(bold=True,name='Courier New',size=9);q.border=Border(bottom=bs)
    nm=names(r,['Panelbeaters','Signs','Plastics','Electrical','Couriers','Bakery','Joinery'],['CC','(Pty) Ltd','t/a'],24);nm=[n.replace(' t/a',' Trading') for n in nm];o=v=0;T=[0]*4;cg={}
    for i in range(1,23):
        un=f'MF{i:03d}';a=r.choice([180,240,240,310,420]);vac=i in(4,9,17)
        if vac:v+=1;ws.append([un,'*** VACANT ***',a]);rows.append(R(unit=un,area=a,statusText='*** VACANT ***'));ws.append([]);T[0]+=a;continue
        o+=1;s=d(r,2022,2025);e=eoy(s,r.choice([2,3]))
        mm_=e<dt.date(2026,10,31);rn=round(a*r.choice([72,78,82.5,88]),2);ch=[('RENT','Basic rental',rn),('OPEX','Operating costs',round(a*9.8,2)),('RATE','Assessment rates',round(a*7.4,2))]+([('SECU','Armed response',650.0)] if r.random()<.6 else [])+([('PARK','Carports',r.choice([450.0,900.0]))] if r.random()<.4 else []);t=round(sum(x for *_,x in ch),2);dp=r.choice([0,round(rn*1.5,2)]);gu='' if dp else f'Suretyship'
        for j,(c1,ds,x) in enumerate(ch):
            ws.append(([un,nm[i],a,s.strftime('%Y/%m/%d'),'Monthly' if mm_ else e.strftime('%Y/%m/%d')] if j==0 else [None]*5)+[c1,ds,x,round(x*.15,2),round(x+round(x*.15,2),2),round(x*12,2)]+([dp,gu] if j==0 else []));cg[c1]=cg.get(c1,0)+x
        vt=round(sum(round(x*.15,2) for *_,x in ch),2);ws.append([None]*6+['Lease total',t,vt,round(t+vt,2),round(t*12,2)])
        for q in ws[ws.max_row]:q.font=BF
        ws.append([]);T=[p+q for p,q in zip(T,(a,t,vt,dp))]
        rows.append(R(unit=un,tenantName=nm[i],area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate='Monthly' if mm_ else e,contractRent=rn,annualRent=round(rn*12,2),charges=[dict(code=c1,amount=x) for c1,_,x in ch],totalCharges=t,deposit=dp))
    ws.append(['Building total',None,T[0],None,None,None,None,round(T[1],2),round(T[2],2),round(T[1]+T[2],2),round(T[1]*12,2),round(T[3],2)]);
    for q in ws[ws.max_row]:q.font=BF
    ws.append([]);ws.append(['Premises:',22,None,'Let:',o,None,'Vacant:',v]);ws.append([]);ws.append(['Charge recap']);[ws.append([c1,None,None,None,None,None,None,round(x,2)]) for c1,x in cg.items()]
    for y in range(5,ws.max_row+1):F(ws,y,range(8,13),'#,##0.00')
    F(ws,[q for q in range(5,ws.max_row+1) if ws.cell(q,1).value=='Premises:'][0],(8,),'0');W_(ws,[15,36,9,14,13,8,20,15,13,16,16,13,12]);wb.save(D+fn)
    save(fn,'INDUSTRIAL','South African MDA schedule, charge sub-rows per lease with lease totals, text dates',True,'Kempton Jet Park Mini Factories','2026-10',22,o,v,rows,sheet='TenancySchedule')
for f in(x01,x02,x03,x04,x05,x06,x07):f()

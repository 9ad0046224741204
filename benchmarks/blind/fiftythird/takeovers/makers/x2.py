# Quebec plaza, bilingual headings, square metres, ISO dates, openpyxl
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
def make():
    R=rng('x2'); N=Names(R); asof=D(2026,1,1)
    d=Doc('Liste des loyers - Carrefour Wendover 2026-01.xlsx','RETAIL','Quebec plaza, bilingual stacked header cells, square metres, ISO dates, separate lines for rooftop and pylon sign, no vertical rules')
    wb=Workbook(); ws=wb.active; ws.title='Loyers'; ws.sheet_view.showGridLines=False
    B=Font(name='Arial',size=9,bold=True); P=Font(name='Arial',size=9); th=Side(style='thin'); 
    ws['B2']='Carrefour Wendover'; ws['B2'].font=Font(name='Arial',size=15,bold=True,color='7B1E1E'); ws['B3']='Liste des loyers / Rent roll'; ws['B4']='En date du / As at'; ws['D4']=dt.datetime(2026,1,1); ws['D4'].number_format='yyyy-mm-dd'
    for c in('B3','B4','D4'): ws[c].font=P
    ws['D4'].alignment=Alignment(horizontal='left'); ws['B5']='Montants mensuels en $ CA, TPS et TVQ en sus / Monthly amounts in CAD, GST and QST extra'; ws['B5'].font=Font(name='Arial',size=8,italic=True)
    H=['Local\nUnit','Locataire\nTenant','Superficie (m²)\nArea (m²)','Début\nStart','Échéance\nExpiry','Loyer de base\nBasic rent','$/m²/an\n$/m²/yr','Taxes foncières\nProperty taxes','Frais communs\nCommon costs','Gestion\nAdmin fee','Total mensuel\nMonthly total','Dépôt\nDeposit','Options\nOptions']
    for i,h in enumerate(H):
        c=ws.cell(7,2+i,h); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal='center' if i>1 else 'left',vertical='bottom'); c.border=Border(bottom=Side(style='medium'))
    ws.row_dimensions[7].height=38
    for col,w in zip('ABCDEFGHIJKLMN',[2,10,36,14,12,12,14,10,15,14,12,15,13,26]): ws.column_dimensions[col].width=w
    r=8; G=[0]*7; n=o=0
    def line(vals,font=P,top=False):
        nonlocal r
        for i,v in enumerate(vals):
            if v is None or v=='': 
                if top: ws.cell(r,2+i).border=Border(top=th)
                continue
            c=ws.cell(r,2+i,dt.datetime(*v.timetuple()[:3]) if isinstance(v,dt.date) else v); c.font=font
            if isinstance(v,dt.date): c.number_format='yyyy-mm-dd'; c.alignment=Alignment(horizontal='center')
            elif isinstance(v,(int,float)): c.number_format='#,##0.0' if i==2 else '#,##0.00'
            if i==4 and isinstance(v,str): c.alignment=Alignment(horizontal='center')
            if top: c.border=Border(top=th)
        r+=1
    tb={'Building A':[('A-101','retail',412.3),('A-103','shop',96.6),('A-104','food',88.1),('A-105','food',121.7),('A-106','med',204.9),('A-108','shop',140.2),('A-110','retail',655.0),('A-112','shop',118.4)],
        'Building B':[('B-1','Alimentation Ferndale inc.',2980.5),('B-2','retail',1240.8),('B-3','Banque Coopérative du Ruisseau',310.0),('B-4',None,186.3),('B-5','shop',92.0)],
        'Building C (étage / upper floor)':[('C-201','office',145.6),('C-202','office',233.1),('C-203',None,118.9),('C-204','med',164.2),('C-205','office',77.3),('C-206','Garderie Les Petits Castors',388.4)],
        'Autres / Other':[('PYL-1','Banque Coopérative du Ruisseau',None),('TOIT-1','Underhill Télécom ltée',None),('PAD-D','Essence Northam inc.',None)]}
    for b,us in tb.items():
        line([b],Font(name='Arial',size=10,bold=True,color='7B1E1E')); ft=[0]*7; b_=None if 'Autres' in b else b
        for u,k,a in us:
            n+=1; 
            if k is None or u=='A-108':
                line([u,'À louer / Vacant',a]); ft[0]+=a; d.add(unit=u,building=b_,section=None if b_ else b,area=a,statusText='À louer / Vacant'); continue
            o+=1; t=N.biz(k) if k in KIND else k; t=t.replace(', Inc.',' inc.').replace(' LLC',' ltée').replace(', PA','').replace(' LLP',' s.e.n.c.r.l.')
            s=D(R.randint(2017,2025),R.randint(1,12),1); e=addm(s,R.choice([60,60,120]))-dt.timedelta(1)
            es=e
            if e<asof: es='au mois / MTM' if u in('A-104','C-205') or R.random()<.3 else addm(e+dt.timedelta(1),60)-dt.timedelta(1)
            if a: 
                m=r2(a*(R.uniform(120,185) if a>600 else R.uniform(230,390))/12); tx_=r2(a*3.15); cc=r2(a*2.66); ad=r2(m*.03) if R.random()<.8 else None
            else: m=float({'PYL-1':275,'TOIT-1':1450,'PAD-D':7800}[u]); tx_=2105.4 if u=='PAD-D' else None; cc=None; ad=None
            tot=S([m,tx_,cc,ad]); dep=R.choice([None,m,r2(m*2),tot])
            line([u,t,a,s,es,m,r2(m*12/a) if a else None,tx_,cc,ad,tot,dep,R.choice(['','','1 x 5 ans / yrs','2 x 5 ans / yrs','Exclusivité / Exclusive use'])])
            for i,v in enumerate([a,m,tx_,cc,ad,tot,dep]): ft[i]+=v or 0
            d.add(unit=u,building=b_,section=None if b_ else b,tenantName=t,area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate=es,contractRent=m,deposit=dep,totalCharges=tot,
              charges=[dict(code=q,amount=v) for q,v in(('Taxes foncières',tx_),('Frais communs',cc),('Gestion',ad)) if v is not None])
        ft=[r2(x) for x in ft]; line(['','Sous-total / Subtotal',ft[0] or None,'','',ft[1],'',*[x or None for x in ft[2:]],''],B,True); r+=1
        G=[r2(x+y) for x,y in zip(G,ft)]
    line(['','TOTAL',G[0],'','',G[1],'',*G[2:],''],B,True); r+=1
    for s in [f'Locaux / Units: {n}    Loués / Leased: {o}    Vacants / Vacant: {n-o}','Superficies mesurées selon BOMA 2018 / Areas measured to BOMA 2018.']: ws.cell(r,2,s).font=P; r+=1
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(d.path); d.totals=dict(rent=('contractRent',G[1]),tot=('totalCharges',G[5]),area=('area',G[0]),dep=('deposit',G[6]))
    d.save('Carrefour Wendover',asof,n,o,n-o)

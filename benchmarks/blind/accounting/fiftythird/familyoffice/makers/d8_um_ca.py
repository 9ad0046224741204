"""Canadian portfolio suite mix, bilingual heads, three buildings with subtotals, live formulas, spacer columns. XLSX."""
from common import *
from recalc import recalc
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
FILE='Suite mix - Larchmount MTL OTT - Q3.xlsx'
R=rng('d8')
K=['beds','baths','units','occupied','vacant','pct_occ','sf','total_sf','actual','market','market_sf','annual']
BL=[('Le Clos Marquette - 5210 rue Marquette, Montréal QC',[('M-25','2½ studio',0,1,415,8,985),('M-35','3½ (1 bedroom)',1,1,590,24,1210),('M-45','4½ (2 bedrooms)',2,1,780,30,1465),('M-45C','4½ corner, balcony',2,1.5,845,9,1590),('M-55','5½ (3 bedrooms)',3,1.5,1020,7,1820)]),
('Tour Belvédère - 77 ch. Saint-Rémi, Gatineau QC',[('B-25','2½ studio',0,1,430,12,905),('B-35','3½ (1 bedroom)',1,1,610,40,1120),('B-35R','3½ renovated',1,1,610,11,1365),('B-45','4½ (2 bedrooms)',2,1,815,36,1340),('B-CON','Concierge suite',1,1,600,1,0)]),
('Elgin Manor - 340 Waverley St., Ottawa ON',[('E-BA','Bachelor',0,1,395,6,1290),('E-1','One bedroom',1,1,560,18,1615),('E-1D','One bedroom + den',1,1,660,5,1840),('E-2','Two bedroom',2,1,805,16,2050),('E-2B','Two bedroom, two bath',2,2,880,4,2295),('E-3','Three bedroom',3,2,1090,2,2740)])]
def rnd(x,n=2):
    from decimal import Decimal,ROUND_HALF_UP
    return float(Decimal(repr(x)).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP))
def draw():
    rows=[];totals=[];covers=[];info=[]
    wb=Workbook(); ws=wb.active; ws.title='Suites T3-Q3'; F='Tahoma'
    ws['B1']='Larchmount Apartments Corp. / Appartements Larchmount'; ws['B1'].font=Font(name=F,size=13,bold=True,color='7B2D26'); ws['B2']='Suite mix and rents, 30 Sept 2026 — Typologie et loyers au 30 sept. 2026 (CAD)'; ws['B2'].font=Font(name=F,size=9)
    # columns: A margin, B code, C type, D beds, E baths, F spacer, G suites, H occ, I vac, J %occ, K spacer, L sf, M total sf, N spacer, O actual, P market, Q psf, R annual
    H={'B':'Code','C':'Type of suite\nTypologie','D':'Bed\nCh.','E':'Bath\nS.d.b.','G':'Suites\nLogements','H':'Occupied\nOccupés','I':'Vacant\nVacants','J':'% Occ.','L':'Avg SF\npi² moy.','M':'Total SF\npi² total','O':'Avg in-place\nLoyer moyen','P':'Market rent\nLoyer marché','Q':'Market\n$/SF','R':'In-place annual\nLoyer annuel'}
    for r_,(a,b,t) in enumerate([('D','E','Rooms / Pièces'),('G','J','Occupancy / Occupation'),('L','M','Area / Superficie'),('O','R','Rent per month / Loyer mensuel')]):
        ws.merge_cells(f'{a}4:{b}4'); ws[f'{a}4']=t; ws[f'{a}4'].font=Font(name=F,size=8,bold=True,color='FFFFFF'); ws[f'{a}4'].alignment=Alignment(horizontal='center'); ws[f'{a}4'].fill=PatternFill('solid',fgColor='7B2D26')
    for k,v in H.items():
        x=ws[f'{k}5']; x.value=v; x.font=Font(name=F,size=8,bold=True); x.alignment=Alignment(wrap_text=True,horizontal='left' if k in'BC' else 'center',vertical='center'); x.border=Border(bottom=Side(style='medium',color='7B2D26'))
    ws.row_dimensions[5].height=26; NF={'G':'0','H':'0','I':'0','J':'0.0%','L':'#,##0','M':'#,##0','O':'$#,##0.00','P':'$#,##0.00','Q':'$0.00','R':'$#,##0.00','D':'0','E':'0.0'}
    y=6
    def cell(c,v,b=False,top=False):
        x=ws[f'{c}{y}']; x.value=v; x.font=Font(name=F,size=9,bold=b)
        if c in NF: x.number_format=NF[c]; x.alignment=Alignment(horizontal='center' if c in 'DEGHIJ' else 'right')
        if top: x.border=Border(top=Side(style='thin'))
    def agg(p):
        S=lambda k:sum(info[i][k] for i in p); u,o=S('units'),S('occupied'); m=sum(info[i]['units']*info[i].get('market',0) for i in p); mu=sum(info[i]['units'] for i in p if info[i].get('market')); msf=sum(info[i]['total_sf'] for i in p if info[i].get('market'))
        ao=sum(info[i]['occupied'] for i in p if info[i].get('actual')); an=S('annual')
        return {'units':u,'occupied':o,'vacant':u-o,'pct_occ':rnd(100*o/u,1),'sf':rnd(S('total_sf')/u,0),'total_sf':S('total_sf'),'actual':rnd(an/12/ao),'market':rnd(m/mu),'market_sf':rnd(m/msf),'annual':rnd(an)}
    allp=[]; subs=[]
    for bn,ts in BL:
        ws.merge_cells(f'B{y}:R{y}'); ws[f'B{y}']=bn; ws[f'B{y}'].font=Font(name=F,size=9,bold=True,italic=True); ws[f'B{y}'].fill=PatternFill('solid',fgColor='EFE3E1'); y+=1; y0=y; part=[]
        for code,t,bd,ba,sf,u,mk in ts:
            occ=u-R.choice([0,0,1,1,2]) if u>3 else u
            act=rnd(mk-R.randint(20,260)+R.randint(0,99)/100) if mk else 0
            d={'beds':bd,'baths':ba,'units':u,'occupied':occ,'vacant':u-occ,'pct_occ':rnd(100*occ/u,1),'sf':sf,'total_sf':sf*u,'actual':act,'market':mk,'market_sf':rnd(mk/sf),'annual':rnd(act*occ*12)}
            for c,k in zip('BC',(code,t)): cell(c,k)
            for c,k in zip('DEGHLOP',('beds','baths','units','occupied','sf','actual','market')):
                if d[k] or k=='beds': cell(c,d[k])
            cell('I',f'=G{y}-H{y}'); cell('J',f'=ROUND(H{y}/G{y},3)'); cell('M',f'=L{y}*G{y}')
            if mk: cell('Q',f'=ROUND(P{y}/L{y},2)'); cell('R',f'=ROUND(O{y}*H{y}*12,2)')
            else:
                for c in 'OPQR': ws[f'{c}{y}']='n/a'; ws[f'{c}{y}'].alignment=Alignment(horizontal='right'); ws[f'{c}{y}'].font=Font(name=F,size=9)
            info.append(d); part.append(len(rows)); rows.append({'type':t,'code':code,**{k:v for k,v in d.items() if mk or k not in('actual','market','market_sf','annual')}}); y+=1
        e=y-1
        def tl(lab,rngs,s):
            cell('B',lab,True,True)
            for c in 'CDEGHIJLMOPQR': cell(c,None,True,True)
            sm=lambda c:'+'.join(f'SUM({c}{a}:{c}{b})' for a,b in rngs)
            for c in 'GHIM': cell(c,f'={sm(c)}',True,True)
            cell('R',f'=ROUND({sm("R")},2)',True,True); cell('J',f'=ROUND(H{y}/G{y},3)',True,True); cell('L',f'=ROUND(M{y}/G{y},0)',True,True)
            sp=lambda a_,b_:'+'.join(f'SUMPRODUCT({a_}{a}:{a_}{b},{b_}{a}:{b_}{b})' for a,b in rngs); nn=lambda c:'+'.join(f'SUMIF(P{a}:P{b},">0",{c}{a}:{c}{b})' for a,b in rngs)
            cell('O',f'=ROUND(R{y}/12/({nn("H")}),2)',True,True); cell('P',f'=ROUND(({sp("P","G")})/({nn("G")}),2)',True,True); cell('Q',f'=ROUND(({sp("P","G")})/({nn("M")}),2)',True,True)
            totals.append({'label':lab,**s})
        tl('Subtotal / Sous-total',[(y0,e)],agg(part)); covers.append(part); subs.append((y0,e)); allp+=part; y+=2
    tl('PORTFOLIO / PORTEFEUILLE',subs,agg(allp)); covers.append(allp)
    for c in 'BCDEFGHIJKLMNOPQR': ws[f'{c}{y}'].fill=PatternFill('solid',fgColor='D9C2BF')
    y+=2
    for t in ('Averages weighted by occupied suites (in-place) and by all suites (market). Concierge suite has no rent; left out of rent averages.','Heating included at Marquette; hydro extra in all buildings. / Chauffage inclus à Marquette seulement.'): ws[f'B{y}']=t; ws[f'B{y}'].font=Font(name=F,size=8,italic=True); y+=1
    for c,w in dict(A=2,B=9,C=23,D=6,E=7,F=1.5,G=10,H=10,I=9,J=8,K=1.5,L=9,M=10,N=1.5,O=13,P=13,Q=8,R=16).items(): ws.column_dimensions[c].width=w
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w2=wb.create_sheet('Hyp.'); 
    for i,(a,b) in enumerate([('Guideline increase ON 2026','2,1 %'),('TAL QC recommended, unheated','4,5 %'),('Appraiser','Groupe Vaillancourt-Dey'),('Next update','Q4, J. Tessier')],2): w2[f'A{i}']=a; w2[f'B{i}']=b
    w2.column_dimensions['A'].width=32; w2.column_dimensions['B'].width=26
    p=f'{DOCS}/{FILE}'; wb.save(p); recalc(p); write_truth(FILE,'UM',K,rows,totals,None,covers)
if __name__=='__main__': draw()

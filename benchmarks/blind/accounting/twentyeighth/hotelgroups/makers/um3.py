from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def run():
    R=random.Random(2809)
    X=[('TS','Tamarack Shores','Kawartha, ON',[('Full-service RV, back-in',64,57,1800,3950),('Full-service RV, pull-through',22,22,2400,4600),('Two-service RV',35,26,1600,3100),('Waterfront premium',14,14,2600,6450),('Park model, owned',28,27,3200,5200)]),
       ('LL','Loon Landing','Muskoka, ON',[('Full-service RV, back-in',41,33,1750,4200),('Two-service RV',18,9,1500,3350),('Waterfront premium',10,9,2800,7100),('Tent platform',20,11,600,1450),('Park model, owned',16,16,3000,5650)]),
       ('SB','Sandbar Pines','Prince Edward County, ON',[('Full-service RV, back-in',52,49,1900,3700),('Full-service RV, pull-through',15,12,2350,4350),('Group field',4,3,9500,8200),('Park model, owned',33,31,3100,4950)])]
    M=['units','occupied','vacant','pct_occ','sf','total_sf','other:SEASONAL FEE (C$) List','other:SEASONAL FEE (C$) Achieved','other:SEASONAL FEE (C$) Let income for season','other:TRANSIENT Nightly rate (C$)']
    rows=[]
    for c,p,loc,l in X:
        for ty,u,o,sf,fee in l:
            ach=round(fee*R.uniform(.88,1.0)/5)*5
            r={'p':p,'type':ty,'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'sf':sf,'total_sf':sf*u,M[6]:fee,M[7]:ach,M[8]:ach*o}
            if not ty.startswith('Park model'): r[M[9]]=round(fee/R.uniform(52,68))
            rows.append(r)
    def tl(lbl,rs):
        u,o=S(rs,'units'),S(rs,'occupied')
        return {'label':lbl,'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'sf':round(S(rs,'total_sf')/u),'total_sf':S(rs,'total_sf'),M[6]:round(sum(r['units']*r[M[6]] for r in rs)/u),M[7]:round(S(rs,M[8])/o),M[8]:S(rs,M[8])}
    tots={p:tl('Total '+p,[r for r in rows if r['p']==p]) for _,p,_,_ in X};grand=tl('TOTAL THREE PARKS',rows)
    drop=next(r for r in rows if r['p']=='Loon Landing' and r['type']=='Tent platform');rows.remove(drop)
    pl={"what":f"Loon Landing: the line 'Tent platform' ({drop['units']} sites, {drop['occupied']} let, season income {drop[M[8]]:,}) is missing; 'Total Loon Landing' and 'TOTAL THREE PARKS' still include it.","kind":"row dropped"}
    w=Workbook();ws=w.active;ws.title='Sites 2025';ws.sheet_view.showGridLines=False
    ws.merge_cells('A1:L1');ws['A1']='TAMARACK RESORT PARKS LP  -  SITE MIX, SEASON 2025 (1 MAY - 15 OCT)';ws['A1'].font=Font(name='Tahoma',bold=True,size=12,color='FFFFFF');ws['A1'].fill=PatternFill('solid',fgColor='31572C');ws['A1'].alignment=Alignment(horizontal='center')
    ws['A2']='Status at 15 August 2025. Fees before HST. Source: reservation system, retyped by park managers.'
    # A park(merged) B season income, C type ... order: A Park, B Site type, C Nightly?, keep M order D..
    ws['A4']='Park';ws['B4']='Site type';ws['C4']='SITES';ws['G4']='AREA (sq ft)';ws['I4']='SEASONAL FEE (C$)';ws['L4']='TRANSIENT'
    ws.merge_cells('A4:A5');ws.merge_cells('B4:B5');ws.merge_cells('C4:F4');ws.merge_cells('G4:H4');ws.merge_cells('I4:K4')
    for c,h in zip('CDEFGHIJKL',['Count','Let','Empty','% let','Per site','All sites','List','Achieved','Let income for season','Nightly rate (C$)']):ws[c+'5']=h
    th=Side(style='thin',color='31572C')
    for rr in(4,5):
        for c in range(1,13):x=ws.cell(rr,c);x.font=Font(name='Tahoma',bold=True,size=9);x.fill=PatternFill('solid',fgColor='DDE5B6');x.border=Border(th,th,th,th);x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.row_dimensions[5].height=30;i=6;tot=[]
    def put(r,b):
        for k,m in enumerate(M,3):
            x=ws.cell(i,k);x.font=Font(name='Tahoma',size=9,bold=b);x.border=Border(th,th,th,th);x.alignment=Alignment(horizontal='right')
            if b:x.fill=PatternFill('solid',fgColor='F0F3DC')
            if m not in r:
                if not b:x.value='n/a'
                continue
            v=r[m]
            if m=='pct_occ':x.value=v/100;x.number_format='0.0%'
            elif m in M[6:8] and not b:x.value=f'$ {v:,}'      # typed as text
            else:x.value=int(v);x.number_format='#,##0' if m not in M[6:9] else '"$" #,##0'
    for c,p,loc,l in X:
        a=i
        for r in [r for r in rows if r['p']==p]:
            x=ws.cell(i,2,r['type']);x.font=Font(name='Tahoma',size=9);x.alignment=Alignment(wrap_text=True);put(r,False);i+=1
        ws.merge_cells(start_row=a,end_row=i-1,start_column=1,end_column=1);x=ws.cell(a,1,f'{p} ({c})\n{loc}');x.alignment=Alignment(wrap_text=True,vertical='center');x.font=Font(name='Tahoma',size=9,bold=True)
        t=tots[p];tot.append(t);ws.cell(i,1,t['label']).font=Font(name='Tahoma',size=9,bold=True);ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=2);put(t,True);i+=1
    tot.append(grand);ws.cell(i,1,grand['label']).font=Font(name='Tahoma',size=9,bold=True);ws.merge_cells(start_row=i,end_row=i,start_column=1,end_column=2);put(grand,True);i+=2
    for t in['List fee and area on the total lines: average over all sites. Achieved fee: average over let sites.','Empty sites are offered by the night; park models are never let by the night (n/a).','Group field priced per field for the season.']:ws.cell(i,1,t).font=Font(name='Tahoma',size=8);i+=1
    for c,wd in zip('ABCDEFGHIJKL',[24,30,9,9,9,9,11,12,12,12,16,13]):ws.column_dimensions[c].width=wd
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
    w.save(doc('um_tamarack_site_mix.xlsx'))
    for r in rows:r.pop('p')
    emit('um_tamarack_site_mix.xlsx','UM',M,rows,tot,pl,'MANUFACTURED_HOUSING','B. Laframboise, park operations (Excel, retyped)','merged park cell down the side, grouped headers, merged total labels, notes','fees typed as text with $, merged cells, n/a cells, seasonal and nightly rates, planted missing row')

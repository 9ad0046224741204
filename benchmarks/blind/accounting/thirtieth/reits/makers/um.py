import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
tabloid=(792,1224)
import xlsxwriter, openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side

# ---------------------------------------------------------------- UM1 stacking plan, planted wrong subtotal
def um1():
    R=random.Random(321)
    Tn=['Castellan Reed LLP','Ibex Analytics','Marlowe Pike Insurance','Third Coast Title','Ferncliff Advisors','Aldous Architects','Union Harbor Bank','Zephyr Energy Trading','Calder Public Affairs','Plinth Software','Hale & Orme CPAs','Westerly Staffing','Gray Heron Capital']
    A=['PH']+[str(i) for i in range(16,1,-1)]+['Lobby','Conc.']; A.remove('13')
    Bd=[str(i) for i in range(9,0,-1)]+['LL']
    cols=['units','other:SUITES Leased','vacant','total_sf','other:RENTABLE SQ FT Leased','other:RENTABLE SQ FT Vacant','pct_leased','other:CONTRACT BASE RENT Per Year','other:CONTRACT BASE RENT PSF / Yr','other:MARKET RENT Per Year','other:MARKET RENT PSF / Yr']
    ad=[cols[i] for i in(0,1,2,3,4,5,7,9)]
    rows=[];tot=[];lay=[]
    def rat(r):
        r['pct_leased']=round(100*r[cols[4]]/r['total_sf'],1)
        if r[cols[4]]: r[cols[8]]=round(r[cols[7]]/r[cols[4]],2)
        r[cols[10]]=round(r[cols[9]]/r['total_sf'],2); return r
    for tw,fl,base,psf in(('NORTH TOWER',A,21840,41),('SOUTH TOWER',Bd,16410,34)):
        rs=[]
        for i,x in enumerate(fl):
            rsf=base-R.choice([0,0,0,212,388])
            if x in('Lobby','LL','1'): rsf=R.randint(5200,8900)
            if x=='Conc.': rsf=R.randint(3000,4200)
            if x=='PH': rsf=14275
            u=R.choice([1,1,2,3,4]) if x!='Conc.' else 3
            lv=R.choice([u,u,u,max(u-1,0)])
            if tw[0]=='N' and x=='7': u,lv=1,0
            lsf=rsf if lv==u else (0 if lv==0 else int(rsf*lv/u*R.uniform(.9,1.05)))
            p=psf+len(fl)*.4-i*.4
            r={'type':x,'units':u,cols[1]:lv,'vacant':u-lv,'total_sf':rsf,cols[4]:lsf,cols[5]:rsf-lsf,cols[7]:int(lsf*p*R.uniform(.85,1.08)),cols[9]:int(rsf*(p+2.25)),'_g':[tw]}
            ts=R.sample(Tn,lv)+(['VACANT'] if lv<u else []); r['_t']=', '.join(ts)
            rs.append(rat(r))
        rows+=rs; t=rat({'label':f'{tw} SUBTOTAL',**add(rs,ad),'_g':tw}); tot.append(t); lay.append((tw,rs,t))
    T=rat({'label':'COMPLEX TOTAL',**add(rows,ad),'_g':None}); tot.append(T)
    t=tot[1]; right=t[cols[5]]; t[cols[5]]=right+900
    planted={'what':f'SOUTH TOWER SUBTOTAL, vacant rentable sq ft: printed {right+900:,}, the floors add to {right:,} (total less leased gives the same; complex total is right)','kind':'total_wrong'}
    fn='lamplight_plaza_stacking.pdf'
    c=canvas.Canvas(DOC+'/'+fn,pagesize=landscape(tabloid),invariant=1); Wd,Hh=landscape(tabloid)
    X=[140,195,250,330,410,490,550,660,740,850,930]; TX=960
    c.setFillColorRGB(.13,.2,.35); c.rect(0,Hh-62,Wd,62,fill=1,stroke=0); c.setFillColorRGB(1,1,1); c.setFont('Helvetica-Bold',20); c.drawString(50,Hh-38,'LAMPLIGHT PLAZA  |  Stacking plan by floor'); c.setFont('Helvetica',10); c.drawString(50,Hh-54,'Milwaukee, Wisconsin   -   in effect September 1, 2025   -   rents gross per rentable square foot per year'); c.setFillGray(0)
    y=Hh-84
    fm=['{:,}']*6+['{:.1f}%','${:,}','{:.2f}','${:,}','{:.2f}']
    def hdr(y):
        c.setFont('Helvetica-Bold',9)
        for a,b,s in((100,255,'SUITES'),(270,495,'RENTABLE SQ FT'),(575,745,'CONTRACT BASE RENT'),(765,935,'MARKET RENT')): c.drawCentredString((a+b)/2,y,s); c.line(a,y-3,b,y-3)
        for h,x in zip(('No.','Leased','Vacant','Total','Leased','Vacant','% Leased','Per Year','PSF / Yr','Per Year','PSF / Yr'),X): c.drawRightString(x,y-14,h)
        c.drawString(50,y-14,'Floor'); c.drawString(TX,y-14,'Tenants on floor'); c.setLineWidth(1); c.line(50,y-19,Wd-40,y-19); return y-33
    def line(v,y,lab,b):
        c.setFont('Helvetica-Bold' if b else 'Helvetica',9.5); c.drawString(50,y,lab)
        for k,f,x in zip(cols,fm,X):
            c.drawRightString(x,y,f.format(v[k]) if k in v else '')
    y=hdr(y)
    for tw,rs,t in lay:
        c.setFont('Helvetica-Bold',10); c.setFillColorRGB(.13,.2,.35); c.drawString(50,y,tw); c.setFillGray(0); y-=15
        for i,r in enumerate(rs):
            nl=r['_t'].split(', '); l1=', '.join(nl[:2]); l2=', '.join(nl[2:]); h=14.5+(8 if l2 else 0)
            if i%2==0: c.setFillGray(.94); c.rect(46,y+10-h,Wd-86,h,fill=1,stroke=0); c.setFillGray(0)
            line(r,y,r['type'],False); c.setFont('Helvetica',7.5); c.drawString(TX,y+1,l1+(',' if l2 else '')); 
            if l2: c.drawString(TX,y-7.5,l2)
            y-=h
        c.setLineWidth(.6); c.line(50,y+9,940,y+9); 
        # label in two lines, as the floor column is narrow
        c.setFont('Helvetica-Bold',8); line(t,y-2,'',True); c.setFont('Helvetica-Bold',8); c.drawString(50,y-2,tw); c.drawString(50,y-11,'SUBTOTAL'); y-=30
    c.setLineWidth(1.2); c.line(50,y+12,940,y+12); line(T,y-1,'',True); c.setFont('Helvetica-Bold',8); c.drawString(50,y-1,'COMPLEX'); c.drawString(50,y-10,'TOTAL'); c.line(50,y-14,940,y-14)
    c.setFont('Helvetica-Oblique',8); c.drawString(50,y-28,'No floor 13.  PH = penthouse, Conc. = concourse, LL = lower level.  Market rent is applied to all rentable area, leased or not.  Subtotal PSF figures are weighted by area.'); c.drawRightString(Wd-40,y-28,'S. Bellweather, Leasing Finance'); assert y>40,y
    c.save()
    save(fn,'UM','OFFICE','S. Bellweather','one-page tabloid stacking plan, top floor first, tenants at the right, two towers with subtotals','floor labels as types, annual and PSF rents, leased vs vacant twice (suites, area); one planted defect',cols,rows,tot,ad,planted,cents=False)

# ---------------------------------------------------------------- UM2 SoCal industrial bays, formulas, monthly
def um2():
    R=random.Random(322)
    P=[('Corona Gateway','Bldgs A-F',[('DH-10 Dock-high bay',10000,14),('DH-15 Dock-high bay, fenced yard',15200,6),('GL-03 Grade-level incubator',3000,32),('GL-05 Grade-level w/ office',5150,18),('OF-01 Front office only',1180,9)]),
       ('Rancho Spur','rail served',[('DH-25 Cross-dock half building',25400,4),('DH-10 Dock-high bay',9800,10),('YD-01 Trailer yard stall block',6000,5),('MZ-02 Mezzanine office',2050,3)]),
       ('Chino Airport Flex','Phases 1 and 2',[('FX-02 Flex, 50% office',2200,24),('FX-04 Flex, 25% office',4350,20),('FX-04C Flex corner',4700,8),('HG-01 Hangar conversion',12600,2),('GL-03 Grade-level incubator',2900,16),('ST-00 Storage cage',240,40)])]
    cols=['units','occupied','vacant','pct_occ','sf','total_sf','actual','actual_sf','actual_total','market','market_sf','market_total']
    ad=['units','occupied','vacant','total_sf','actual_total','market_total']
    rows=[];tot=[];lay=[]
    for pn,sub,l in P:
        rs=[]
        for nm,sf,u in l:
            oc=max(0,u-R.choice([0,0,1,2,3])); 
            if nm.startswith('MZ'): oc=0
            mk=int(sf*R.uniform(1.25,2.1)/5)*5; r={'type':nm,'units':u,'occupied':oc,'vacant':u-oc,'pct_occ':round(100*oc/u,1),'sf':sf,'total_sf':sf*u,'market':mk,'market_sf':round(mk/sf,2),'market_total':mk*u,'_g':[pn]}
            if oc: a=int(mk*R.uniform(.78,1.03)); r.update(actual=a,actual_sf=round(a/sf,2))
            r['actual_total']=r.get('actual',0)*oc; rs.append(r)
        rows+=rs; lay.append((pn,sub,rs))
    def agg(lab,rs,g):
        t={'label':lab,**add(rs,ad),'_g':g}; osf=sum(r['sf']*r['occupied'] for r in rs)
        t.update(pct_occ=round(100*t['occupied']/t['units'],1),sf=int(t['total_sf']/t['units']+.5),actual=int(t['actual_total']/t['occupied']+.5),actual_sf=round(t['actual_total']/osf,2),market=int(t['market_total']/t['units']+.5),market_sf=round(t['market_total']/t['total_sf'],2)); return t
    fn='socal_bay_mix_monthly.xlsx'
    wb=xlsxwriter.Workbook(DOC+'/'+fn); cv=wb.add_worksheet('Read me'); ws=wb.add_worksheet('Bay mix')
    cv.write('A1','Tessaly Logistics Fund IV - Southern California small-bay portfolio'); cv.write('A3','Bay mix for lender package, as of 31 May 2025. See tab "Bay mix". All rents are per MONTH, triple net.'); cv.write('A4','Contact: Ngozi Hartmann, asset accounting'); cv.set_column('A:A',95)
    F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    hd=F(bold=1,bg_color='#385723',font_color='white',align='center',valign='vcenter',border=1,text_wrap=1)
    band=F(bold=1,bg_color='#C5E0B3',border=1)
    nfm={'pct_occ':'0.0%','actual_sf':'$0.00','market_sf':'$0.00','actual':'$#,##0','market':'$#,##0','actual_total':'$#,##0;($#,##0);"$ -"','market_total':'$#,##0'}
    fmt={k:F(num_format=nfm.get(k,'#,##0;(#,##0);"-"')) for k in cols}; tf={k:F(num_format=nfm.get(k,'#,##0;(#,##0);"-"'),bold=1,top=1,bg_color='#F2F2F2') for k in cols}; tl=F(bold=1,top=1,bg_color='#F2F2F2')
    ws.merge_range('B2:N2','BAY MIX AND RENT COMPARISON  |  May 31, 2025',F(bold=1,font_size=14))
    ws.merge_range('B4:B6','Bay type',hd)
    # B type, C hidden GL map, D.. numbers
    ws.merge_range('C4:C6','GL map',hd); ws.merge_range('D4:G4','BAYS',hd); ws.merge_range('H4:I4','AREA (SF)',hd); ws.merge_range('J4:L4','IN-PLACE RENT',hd); ws.merge_range('M4:O4','ASKING RENT',hd); ws.merge_range('J5:L5','per month, NNN',hd); ws.merge_range('M5:O5','per month, NNN',hd)
    for i,h in enumerate(('Total','Occupied','Vacant','% Occ.')): ws.merge_range(4,3+i,5,3+i,h,hd)
    ws.merge_range(4,7,5,7,'Per bay',hd); ws.merge_range(4,8,5,8,'All bays',hd)
    for i,h in enumerate(('Avg per occupied bay','$ / SF','All occupied bays','Per bay','$ / SF','All bays')): ws.write(5,9+i,h,hd)
    ws.set_row(5,42); ws.set_column('A:A',2); ws.set_column('B:B',33); ws.set_column('C:C',10,None,{'hidden':1}); ws.set_column('D:G',8.5); ws.set_column('H:I',11); ws.set_column('J:O',12.5); ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0)
    y=6; L='DEFGHIJKLMNO'; sr=[]
    def put(y,r,fm,fx):
        for i,k in enumerate(cols):
            if k not in r: ws.write_blank(y,3+i,None,fm[k]); continue
            v=round(r[k]/100,4) if k=='pct_occ' else r[k]
            if k in fx: ws.write_formula(y,3+i,fx[k],fm[k],v)
            else: ws.write_number(y,3+i,v,fm[k])
    for pn,sub,rs in lay:
        ws.merge_range(y,1,y,14,f'{pn}  ({sub})',band); y+=1; a=y+1
        for r in rs:
            ws.write(y,1,r['type'],F(indent=1)); ws.write(y,2,'4110-'+r['type'][:2]); put(y,r,fmt,{'vacant':f'=D{y+1}-E{y+1}','total_sf':f'=D{y+1}*H{y+1}','actual_total':f'=E{y+1}*J{y+1}','market_total':f'=D{y+1}*M{y+1}'}); y+=1
        t=agg(f'{pn} total / average',rs,pn); tot.append(t); ws.write(y,1,t['label'],tl); ws.write_blank(y,2,None,tl)
        put(y,t,tf,{k:f'=SUM({L[cols.index(k)]}{a}:{L[cols.index(k)]}{y})' for k in ad}); sr.append(y+1); y+=2
    t=agg('PORTFOLIO TOTAL / AVERAGE',rows,None); tot.append(t); ws.write(y,1,t['label'],tl); put(y,t,tf,{k:'='+'+'.join(f'{L[cols.index(k)]}{q}' for q in sr) for k in ad}); y+=2
    ws.write(y,1,'1) In-place averages and $/SF are over occupied bays only. 2) Asking rents exclude concessions. 3) Management bay in Rancho Spur not included.',F(italic=1,font_size=8))
    # side table
    ws.write('Q4','Expiring within 12 months',F(bold=1)); ws.set_column('Q:Q',26)
    for i,(pn,sub,rs) in enumerate(lay): ws.write(4+i,16,pn); ws.write(4+i,17,R.randint(3,14))
    ws.activate() ; wb.close()
    save(fn,'UM','INDUSTRIAL','Ngozi Hartmann','workbook with cover tab, three-row merged header, hidden column, formulas, side table','monthly per-SF and per-bay rents, averages in totals, blank in-place rent for an all-vacant type, side table right of the grid',cols,rows,tot,ad,cents=False)

# ---------------------------------------------------------------- UM3 bilingual Quebec retail
def um3():
    R=random.Random(323)
    P=[('Place Bellerive\nLaval',[('Alimentation / Grocery',48200,1,15.5),('Pharmacie / Pharmacy',14150,1,24),('Restauration / Restaurants',16340,7,31),('Services personnels / Personal services',9870,8,27),('Mode / Apparel',11420,5,22),('Institution financière / Bank',5600,1,36),('Kiosques / Kiosks',780,6,88)]),
       ('Carrefour du Ruisseau\nSherbrooke',[('Grande surface / Big box',71300,2,11),('Restauration / Restaurants',8450,4,26),('Clinique médicale / Medical clinic',12900,2,23),('Services personnels / Personal services',6230,5,21),('Bureaux à l\'étage / Second-floor offices',10460,6,14),('Mini-entrepôt / Storage',3150,9,9)]),
       ('Halles Saint-Onésime\nQuébec',[('Alimentation / Grocery',26700,1,17),('Comptoirs du marché / Market stalls',5240,18,55),('Restauration / Restaurants',7980,5,33),('Mode / Apparel',4410,3,25),('Loisirs / Leisure',19850,2,12.5)])]
    g1,g2,g3='SUPERFICIE LOCATIVE / LEASABLE AREA','LOCAUX / PREMISES','LOYER MINIMUM / MINIMUM RENT'; g4='MARCHÉ / MARKET'
    cols=['total_sf',f'other:{g1} Vacante Vacant pi² / sq. ft.',f'other:{g1} % du centre % of centre','units','occupied','vacant',f'other:{g3} Annuel Annual $',f'other:{g3} Moyen Average $ / pi² / an',f'other:{g4} Loyer Rent $ / pi² / an',f'other:{g4} Potentiel annuel Annual potential $']
    TS,VS,PC,U,O,V,AN,AP,MP,MA=cols
    ad=[TS,VS,U,O,V,AN,MA]
    rows=[];tot=[];lay=[]
    def rat(t,tsf):
        if t[TS]-t[VS]: t[AP]=round(t[AN]/(t[TS]-t[VS]),2)
        return t
    for pn,l in P:
        rs=[]; tsf=sum(x[1] for x in l)
        for nm,sf,u,p in l:
            v=min(u-1,R.choice([0,0,0,1,2])) if u>1 else 0
            if nm.startswith('Bureaux'): v=6
            vs=0 if not v else (sf if v==u else int(sf*v/u*R.uniform(.8,1.15)))
            m=round(p*R.uniform(1.0,1.12)*4)/4
            r={'type':nm,TS:sf,VS:vs,U:u,O:u-v,V:v,AN:int((sf-vs)*p*R.uniform(.94,1.06)),MP:m,MA:int(sf*m+.5),PC:round(100*sf/tsf,1),'_g':[pn]}
            rs.append(rat(r,tsf))
        b=max(rs,key=lambda r:r[PC]); b[PC]=round(b[PC]+100-sum(r[PC] for r in rs),1)
        rows+=rs; t=rat({'label':'Total – '+pn.split('\n')[0],**add(rs,ad),PC:100.0,'_g':pn},0); t[MP]=round(t[MA]/t[TS],2); tot.append(t); lay.append((pn,rs,t))
    T=rat({'label':'TOTAL DU PORTEFEUILLE / PORTFOLIO TOTAL',**add(rows,ad),'_g':None},0); T[MP]=round(T[MA]/T[TS],2); tot.append(T)
    nb='\u00a0'
    fi=lambda v:'—' if v==0 else f'{v:,}'.replace(',',nb)
    fmt={TS:fi,VS:fi,U:fi,O:fi,V:fi,PC:lambda v:f'{v:.1f}'.replace('.',',')+nb+'%',AN:lambda v:'—' if v==0 else fi(v)+nb+'$',MA:lambda v:fi(v)+nb+'$',AP:lambda v:f'{v:.2f}'.replace('.',',')+nb+'$',MP:lambda v:f'{v:.2f}'.replace('.',',')+nb+'$'}
    fn='fpi_boreal_locaux_detail.xlsx'
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Locaux - Units'
    F=lambda **k:Font(name='Georgia',size=k.pop('size',9),**k); th=Side(style='thin',color='999999'); bx=Border(top=th,bottom=th,left=th,right=th); C=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws['B1']='FPI Boréal Commerces – Répartition des locaux par catégorie / Premises by category'; ws['B1'].font=F(size=13,bold=True)
    ws['B2']='Au 31 mars 2025 / As at March 31, 2025 – dollars canadiens / Canadian dollars'; ws['B2'].font=F(italic=True)
    hf=PatternFill('solid',fgColor='F4E3C1')
    def hc(a,s):
        if ':' in a: ws.merge_cells(a)
        c=ws[a.split(':')[0]]; c.value=s; c.font=F(bold=True); c.alignment=C; c.fill=hf; c.border=bx
    hc('A4:A5','Centre'); hc('B4:B5','Catégorie\nCategory'); hc('C4:E4',g1); hc('F4:H4',g2); hc('I4:J4',g3); hc('K4:L4',g4)
    for a,s in zip('CDEFGHIJKL',('Totale\nTotal\npi² / sq. ft.','Vacante\nVacant\npi² / sq. ft.','% du centre\n% of centre','Nombre\nNumber','Occupés\nOccupied','Vacants\nVacant','Annuel\nAnnual\n$','Moyen\nAverage\n$ / pi² / an','Loyer\nRent\n$ / pi² / an','Potentiel annuel\nAnnual potential\n$')): hc(a+'5',s)
    ws.row_dimensions[4].height=28; ws.row_dimensions[5].height=44
    y=6
    def put(y,r,b):
        for j,k in enumerate(cols,3):
            c=ws.cell(y,j,fmt[k](r[k]) if k in r else None); c.font=F(bold=b); c.alignment=Alignment(horizontal='right',vertical='center'); c.border=bx; c.number_format='@'
            if b: c.fill=PatternFill('solid',fgColor='FBF6EA')
    for pn,rs,t in lay:
        a=y
        for r in rs: c=ws.cell(y,2,r['type']); c.font=F(); c.border=bx; c.alignment=Alignment(wrap_text=True,vertical='center'); put(y,r,False); ws.row_dimensions[y].height=25 if len(r['type'])>30 else 15; y+=1
        c=ws.cell(a,1,pn); c.font=F(bold=True); c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center'); ws.merge_cells(start_row=a,end_row=y-1,start_column=1,end_column=1)
        ws.cell(y,1,t['label']).font=F(bold=True); ws.merge_cells(start_row=y,end_row=y,start_column=1,end_column=2); put(y,t,True); y+=1
    ws.cell(y+1,1,T['label']).font=F(bold=True); ws.merge_cells(start_row=y+1,end_row=y+1,start_column=1,end_column=2); ws.cell(y+1,1).alignment=Alignment(wrap_text=True); ws.row_dimensions[y+1].height=28; put(y+1,T,True)
    y+=3
    for s in('— : néant / nil.  Le loyer moyen est calculé sur la superficie louée. / Average rent is over leased area.','Le potentiel annuel vise toute la superficie. / Annual potential covers all area, leased or not.','Préparé par / Prepared by: Geneviève Aubut-Stone, comptabilité immobilière'):
        ws.cell(y,1,s).font=F(size=8,italic=True); y+=1
    for l,w in zip('ABCDEFGHIJKL',(21,31,13,12,11,9,10,9,15,12,12,16)): ws.column_dimensions[l].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOC+'/'+fn)
    save(fn,'UM','RETAIL','Geneviève Aubut-Stone','bilingual Québec workbook, centre names merged down the side, grouped headers, all numbers as text in French format','no-break-space thousands, decimal commas, trailing $, em dashes for zero, annual rents and per sq. ft. a year',cols,rows,tot,ad,cents=False)

import random, os, subprocess, shutil
from common import *
from decimal import Decimal, ROUND_HALF_UP
def hu(a,b,n):
    return float((Decimal(str(a))/Decimal(str(b))).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP))

# ---------- 1. developer's garden apartments, PDF, BR/BA in one column, count wrong -----------------
def um1():
    from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib.pagesizes import letter, landscape
    from reportlab.lib import colors
    stem='Exhibit_C_Larkmoor_Crossing_unit_mix'
    D=[('STUDIO',[('S1','The Finch',0,1,24,548,1265,1218,23),('S2','The Finch w/ den',0,1,8,611,1345,1301,8)]),
       ('ONE BEDROOM',[('A1','The Wren',1,1,48,684,1455,1402,45),('A2','The Wren - corner',1,1,24,731,1520,1468,24),('A3','The Sparrow',1,1,36,778,1585,1511,33),('A3-L','The Sparrow loft',1,1.5,6,912,1790,1722,6)]),
       ('TWO BEDROOM',[('B1','The Heron',2,1,20,942,1735,1664,19),('B2','The Heron',2,2,44,1038,1860,1779,42),('B2-G','The Heron - garage',2,2,16,1061,2010,1945,15),('B3','The Egret',2,2,18,1124,1955,1871,18),('B4 TH','The Egret townhome',2,2.5,12,1310,2240,2166,11)]),
       ('THREE BEDROOM',[('C1','The Osprey',3,2,16,1288,2285,2204,14),('C2 TH','The Osprey townhome',3,2.5,8,1495,2560,2471,8)])]
    N=sum(x[4] for _,l in D for x in l)
    K=['beds','baths','units','pct_units','sf','total_sf','occupied','pct_occ','market','market_sf','actual','actual_total']
    rows=[];tot=[]
    def agg(l):
        u=sum(x[4] for x in l); o=sum(x[8] for x in l); sf=sum(x[4]*x[5] for x in l)
        m=sum(x[4]*x[6] for x in l); a=sum(x[8]*x[7] for x in l)
        return {'units':u,'pct_units':round(100*u/N,1),'sf':round(sf/u),'total_sf':sf,'occupied':o,'pct_occ':round(100*o/u,1),'market':round(m/u),'market_sf':round(m/sf,2),'actual':round(a/o),'actual_total':a}
    def cells(v): return [str(v['units']),'%.1f%%'%v['pct_units'],'{:,}'.format(v['sf']),'{:,}'.format(v['total_sf']),str(v['occupied']),'%.1f%%'%v['pct_occ'],'${:,}'.format(v['market']),'$%.2f'%v['market_sf'],'${:,}'.format(v['actual']),'${:,}'.format(v['actual_total'])]
    P=lambda s,**k: Paragraph(s,ParagraphStyle('x',fontName='Helvetica',fontSize=9,**k))
    T=[['Plan','Name','BR / BA','Unit','% of','Avg.','Total','Occ.','%','Asking Rent','','In-Place Rent',''],['','','','Count','Units','SF','SF','Units','Occ.','Per Unit','PSF','Per Unit','Monthly $']]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',8.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',8.6),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2f5d50')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(9,0),(10,0)),('SPAN',(11,0),(12,0)),('ALIGN',(2,0),(-1,-1),'CENTER'),('ALIGN',(5,2),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6),('LINEBELOW',(9,0),(10,0),.6,colors.white),('LINEBELOW',(11,0),(12,0),.6,colors.white)]
    planted=None
    for g,l in D:
        T.append([g]+['']*12); r=len(T)-1; sty+=[('FONT',(0,r),(-1,r),'Helvetica-Bold',8.6),('TEXTCOLOR',(0,r),(-1,r),colors.HexColor('#2f5d50'))]
        for x in l:
            v=agg([x]); T.append([x[0],x[1],('Studio' if x[2]==0 else str(x[2]))+' / '+('%g'%x[3])]+cells(v))
            rows.append({'type':x[0],'desc':x[1],'beds':x[2],'baths':x[3],**v})
        v=agg(l)
        if g=='TWO BEDROOM':
            true=v['units']; v['units']=true+4
            planted={'kind':'count_wrong','what':f'Unit count of the two-bedroom subtotal is printed {v["units"]}; the plans listed add to {true} (and the grand total agrees with {true})'}
        lab='Subtotal / Avg. - '+g.title(); T.append([lab,'','']+cells(v)); tot.append({'label':lab,**v}); r=len(T)-1
        sty+=[('FONT',(0,r),(-1,r),'Helvetica-Oblique',8.6),('LINEABOVE',(0,r),(-1,r),.5,colors.grey),('BOTTOMPADDING',(0,r),(-1,r),7)]
    v=agg([x for _,l in D for x in l]); T.append(['Property Total / Wtd. Avg.','','']+cells(v)); tot.append({'label':'Property Total / Wtd. Avg.',**v}); r=len(T)-1
    sty+=[('FONT',(0,r),(-1,r),'Helvetica-Bold',8.8),('LINEABOVE',(0,r),(-1,r),1.2,colors.black),('BACKGROUND',(0,r),(-1,r),colors.HexColor('#e4eee9'))]
    d=SimpleDocTemplate(os.path.join(DOC,stem+'.pdf'),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=30)
    t=Table(T,colWidths=[42,104,56,40,44,42,54,40,46,56,42,56,66]); t.setStyle(TableStyle(sty))
    d.build([Paragraph('<b>LARKMOOR CROSSING APARTMENTS</b>',ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=19)),P('Exhibit C to Quarterly Borrower Report &nbsp;|&nbsp; Unit Mix and Rent Summary &nbsp;|&nbsp; Rents effective June 30, 2026'),Spacer(1,9),t,Spacer(1,7),
      P('In-place rents are averages over occupied units, exclude pet and trash fees, and are before concessions. One S1 and one A1 are furnished models and are counted as unoccupied. Wm. Trask Development Co., Owner and Manager.',leading=11)])
    save(stem,'UM',K,rows,tot,planted); print('um1',N,tot[-1],planted)

# ---------- 2. mobile home park, .xls ----------------------------------------------------------------
def um2():
    import openpyxl
    from openpyxl.styles import Font,Alignment,Border,Side
    stem='SUNDIAL ESTATES SITE MIX 2Q26'
    S=[('Phase I (1971)',[('SW-40','Single, 40x80 lot',3200,62,57,625,598.40),('SW-45','Single, 45x85 lot',3825,28,28,640,611.75),('DW-50','Double, 50x90 lot',4500,41,40,715,689.10),('DW-LK','Double, lakefront',5100,9,9,845,822.30)]),
       ('Phase II (1986)',[('DW-55','Double, 55x95 lot',5225,74,69,735,704.55),('DW-CR','Double, corner',5980,18,17,770,741.20),('TW','Triple-wide',7200,6,5,880,852.00)]),
       ('RV & Park-Model',[('PM','Park model, annual',1650,24,20,510,486.25),('RV-A','RV full hookup, annual',1400,30,22,465,448.90),('RV-S','RV seasonal (6 mo.)',1400,16,0,525,None)])]
    K=['units','occupied','vacant','other:Park-Owned Homes','sf','market','actual','market_total','actual_total','ltl']
    poh={'SW-40':7,'SW-45':2,'DW-50':1,'DW-55':0,'PM':4}
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Site Mix'
    b=Font(name='Verdana',bold=True,size=9); n=Font(name='Verdana',size=9); th=Side(style='thin')
    def put(r,c,v,f=n,nf=None,al=None):
        x=ws.cell(r,c,v); x.font=f
        if nf: x.number_format=nf
        if al: x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
        return x
    put(1,2,'Sundial Estates MHC & RV',Font(name='Verdana',bold=True,size=13)); put(2,2,'Site mix by lot type - Loan 11-30577 - 2nd Qtr 2026 (at 6/30/26)'); 
    H=['Lot Type','Description','Sites','Occ','Vac','Park-Owned Homes','Avg Lot SF','Mkt Site Rent','Avg Site Rent In Place','Potential at Market','In-Place Monthly','Loss to Lease']
    for i,h in enumerate(H): put(4,2+i,h,b,al='center' if i>1 else 'left').border=Border(bottom=th,top=th)
    ws.row_dimensions[4].height=38
    F={'market':'#,##0','actual':'#,##0.00','market_total':'#,##0','actual_total':'#,##0.00','ltl':'#,##0.00','sf':'#,##0'}
    r=5; rows=[];tot=[];allv=[]
    def line(r,v,f,border=None):
        for i,k in enumerate(K):
            if v.get(k) is not None: put(r,4+i,v[k],f,F.get(k,'0'))
            if border: ws.cell(r,4+i).border=border
    for ph,l in S:
        put(r,1,ph,b); r+=1; pv=[]
        for t,d,sf,u,o,m,a in l:
            v={'units':u,'occupied':o,'vacant':u-o,'sf':sf,'market':m,'market_total':u*m}
            if t in poh: v[K[3]]=poh[t]
            if a is not None: v['actual']=a; v['actual_total']=r2(o*a); v['ltl']=r2(o*(m-a))
            put(r,2,t); put(r,3,d); line(r,v,n); rows.append({'type':t,'desc':d,**v}); pv.append(v); r+=1
        def S_(vs):
            g=lambda k: r2(sum(x.get(k) or 0 for x in vs))
            return {'units':int(g('units')),'occupied':int(g('occupied')),'vacant':int(g('vacant')),K[3]:int(g(K[3])),'market_total':int(g('market_total')),'actual_total':g('actual_total'),'ltl':g('ltl')}
        s=S_(pv); lab='Total '+ph; put(r,2,lab,b); line(r,s,b,Border(top=th)); tot.append({'label':lab,**s}); allv+=pv; r+=2
    s=S_(allv); s['actual']=r2(s['actual_total']/s['occupied']); put(r,2,'PARK TOTAL',b); line(r,s,b,Border(top=th,bottom=Side(style='double'))); tot.append({'label':'PARK TOTAL',**s}); r+=2
    put(r,2,'Seasonal RV sites are empty May-Oct; no in-place rent at quarter end. POH lot rent imputed at site rate.'); r+=1
    put(r,2,'Rent increase notices of $18 mailed 6/1 for 9/1.')
    for c,w in zip('ABCDEFGHIJKLM',[3,12,25,8,7,7,11,9,10,12,13,14,13]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    tmp='.'; os.makedirs(tmp,exist_ok=True); wb.save(f'{tmp}/{stem}.xlsx')
    subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','xls:MS Excel 97','--outdir',DOC,f'{tmp}/{stem}.xlsx'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    save(stem,'UM',K,rows,tot); print('um2',tot[-1])

# ---------- 3. self storage, xlsx with formulas ------------------------------------------------------
def um3():
    import xlsxwriter
    R=random.Random(6303); stem='StowAway Route 9 - unit mix Jun26'
    SEC=[('Climate Controlled - Ground Floor',['5x5','5x8','5x10','8x10','10x10','10x12','10x15','10x20','10x30'],1.0),
         ('Climate Controlled - 2nd Floor (elevator)',['4x5','5x5','5x10','7x10','10x10','10x15','10x20'],.86),
         ('Drive-Up / Non-Climate',['5x10','10x10','10x15','10x20','10x25','10x30','15x30'],.74),
         ('Covered & Open Vehicle Parking',['10x20','12x30','12x40','12x50'],.20)]
    K=['sf','units','occupied','vacant','pct_occ','total_sf','other:Occupied SF','market','market_total','actual','actual_total']
    wb=xlsxwriter.Workbook(os.path.join(DOC,stem+'.xlsx')); ws=wb.add_worksheet('Unit Mix')
    F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
    n0=F(num_format='#,##0');n2=F(num_format='#,##0.00');pc=F(num_format='0.0%'); B=dict(bold=1,bg_color='#FCE4D6',top=1)
    b0=F(num_format='#,##0',**B);b2=F(num_format='#,##0.00',**B);bp=F(num_format='0.0%',**B);bt=F(**B)
    h=F(bold=1,font_color='white',bg_color='#C55A11',text_wrap=1,align='center',valign='vcenter',border=1); sec=F(bold=1,italic=1,font_color='#C55A11')
    ws.write('A1','StowAway Self Storage - Route 9',F(bold=1,font_size=16)); ws.write('A2','Unit mix & occupancy, month end June 2026. Prepared for mortgage servicer',F(italic=1))
    ws.merge_range('A4:B4','UNIT',h); ws.merge_range('C4:F4','UNITS',h); ws.merge_range('G4:H4','SQUARE FEET',h); ws.merge_range('I4:J4','STREET RATE',h); ws.merge_range('K4:L4','IN PLACE',h)
    for i,x in enumerate(['Size','SF Each','Total','Occupied','Vacant','% Occ','Total SF','Occupied SF','Avg / Unit','Gross Potential','Avg / Occ Unit','Monthly Rent']): ws.write(4,i,x,h)
    ws.set_row(4,30); ws.set_column('A:A',30); ws.set_column('B:L',11); ws.freeze_panes(5,1)
    r=6; rows=[];tot=[];subs=[];allv=[]
    def tots(vs):
        g=lambda k: r2(sum(x[k] for x in vs)); u,o=int(g('units')),int(g('occupied'))
        return {'units':u,'occupied':o,'vacant':u-o,'pct_occ':hu(o,u,3),'total_sf':int(g('total_sf')),'other:Occupied SF':int(g('other:Occupied SF')),'market':hu(g('market_total'),u,2),'market_total':int(g('market_total')),'actual':hu(g('actual_total'),o,2),'actual_total':g('actual_total')}
    def wt(lab,v,refs):
        ws.write(r-1,0,lab,bt); ws.write_blank(r-1,1,None,bt)
        sm=lambda c: '='+refs(c)
        for c,k,f in (('C','units',b0),('D','occupied',b0),('E','vacant',b0),('G','total_sf',b0),('H','other:Occupied SF',b0),('J','market_total',b0),('L','actual_total',b2)): ws.write_formula(f'{c}{r}',sm(c),f,v[k])
        ws.write_formula(f'F{r}',f'=ROUND(D{r}/C{r},3)',bp,v['pct_occ']); ws.write_formula(f'I{r}',f'=ROUND(J{r}/C{r},2)',b2,v['market']); ws.write_formula(f'K{r}',f'=ROUND(L{r}/D{r},2)',b2,v['actual'])
        tot.append({'label':lab,**v})
    for s,sizes,fac in SEC:
        ws.write(r-1,0,s,sec); r+=1; r0=r; sv=[]
        for z in sizes:
            a,b=map(int,z.split('x')); sf=a*b
            u=R.randint(8,64) if sf<250 else R.randint(3,22)
            o=min(u,max(1,round(u*R.uniform(.74,1.0))))
            rate=round((18+sf*1.62*(1-sf/900))*fac/ (1 if fac>.5 else .75)); act=r2(rate*R.uniform(.93,1.13))
            v={'sf':sf,'units':u,'occupied':o,'vacant':u-o,'pct_occ':hu(o,u,3),'total_sf':sf*u,'other:Occupied SF':sf*o,'market':rate,'market_total':rate*u,'actual':act,'actual_total':r2(act*o)}
            ws.write(r-1,0,z,F(indent=1)); ws.write(f'B{r}',sf,n0); ws.write(f'C{r}',u,n0); ws.write(f'D{r}',o,n0)
            ws.write_formula(f'E{r}',f'=C{r}-D{r}',n0,u-o); ws.write_formula(f'F{r}',f'=ROUND(D{r}/C{r},3)',pc,v['pct_occ']); ws.write_formula(f'G{r}',f'=B{r}*C{r}',n0,sf*u); ws.write_formula(f'H{r}',f'=B{r}*D{r}',n0,sf*o)
            ws.write(f'I{r}',rate,n2); ws.write_formula(f'J{r}',f'=I{r}*C{r}',n0,rate*u); ws.write(f'K{r}',act,n2); ws.write_formula(f'L{r}',f'=ROUND(K{r}*D{r},2)',n2,v['actual_total'])
            rows.append({'type':z,**v}); sv.append(v); r+=1
        v=tots(sv); a0,a1=r0,r-1
        wt('Subtotal',v,lambda c: f'SUM({c}{a0}:{c}{a1})'); subs.append(r); allv+=sv; r+=2
    wt('Total Storage & Parking',tots(allv),lambda c: '+'.join(f'{c}{x}' for x in subs)); r+=2
    ws.write(r-1,0,'Street rates per web rate sheet 6/28. Does not include tenant insurance, admin fees, U-Haul commissions or 3 company units.',F(italic=1,font_size=9))
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_footer('&L&F&RPage &P of &N'); wb.close()
    save(stem,'UM',K,rows,tot); print('um3',len(rows),tot[-1])
if __name__=='__main__':
    um1(); um2(); um3()

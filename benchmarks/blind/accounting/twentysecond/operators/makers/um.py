from common import *
R=random.Random(22033)
pct=lambda a,b:round(100*a/b+1e-9,1)
# ---------- 7: PDF MHC site mix by phase
def doc7():
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.pagesizes import letter,landscape
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    fn='mhc_ottercreek_site_mix.pdf'
    PH=[('PHASE I (1974)',[('SW-40 Single, 40 x 80 lot',38,545),('SW-45 Single, 45 x 90 lot',26,560),('DW-50 Double, 50 x 95 lot',31,595),('POH-S Park-owned single incl. home',9,1025)]),
        ('PHASE II (1988)',[('DW-55 Double, 55 x 100 lot',44,615),('DW-55L Double, lake row',12,690),('SW-45 Single, 45 x 90 lot',18,565),('POH-D Park-owned double incl. home',5,1240),('55+ Cul-de-sac double',16,635)]),
        ('PHASE III (2019)',[('DW-60 Double, 60 x 110 lot',27,660),('DW-60P Double w/ driveway pad',8,675),('TINY Tiny-home court',7,480)]),
        ('RV SECTION',[('RV-30 Full hook-up 30 amp',14,510),('RV-50 Full hook-up 50 amp',19,585),('RV-W Waterfront premium',6,720),('STG Storage-only pad',10,95)])]
    Q='MONTHLY RENT PER SITE ';Z='RENT ROLL '
    K=['units','pct_units','occupied','vacant','pct_occ','market','actual','other:'+Q+'Below Street','market_total','actual_total','other:'+Z+'In Place Annualized']
    N=sum(x[1] for p in PH for x in p[1])
    data=[['','SITES','','','','','MONTHLY RENT PER SITE','','','RENT ROLL','',''],['','','% of','','','%','','In Place','Below','Street','In Place','In Place'],['Site type','Total','park',"Occ'd",'Vacant',"Occ'd",'Street','Average','Street','Monthly','Monthly','Annualized']]
    st=[];rows=[];tot=[];ALL=[]
    def fmtrow(lab,v,dol=False):
        u,pu,o,va,po,mk,ac,bl,mt,at,an=v
        c='$' if dol else ''
        w=lambda x,:'' if x is None else f'{c}{x/100:,.0f}'
        return [lab,str(u),f'{pu:.1f}%',str(o),str(va) if va else '–',f'{po:.1f}%',m(mk,cur=c),m(ac,cur=c),m(bl,cur=c),m(mt,cur=c),m(at,cur=c),m(an,cur=c)]
    def dct(v):
        o={}
        for i,(k,x) in enumerate(zip(K,v)):
            if x is None:continue
            o[k]=d(x) if i>=5 else x
        return o
    def agg(L):
        u=sum(x[0] for x in L);o=sum(x[1] for x in L);mt=sum(x[2] for x in L);at=sum(x[3] for x in L)
        mk=round(mt/u);ac=round(at/o)
        return [u,pct(u,N),o,u-o,pct(o,u),mk,ac,mk-ac,mt,at,at*12]
    for p,ts in PH:
        data.append([p]+['']*11);n=len(data)-1;st+=[('FONTNAME',(0,n),(0,n),'LSB'),('TEXTCOLOR',(0,n),(0,n),colors.HexColor('#7a2e1d')),('TOPPADDING',(0,n),(-1,n),5)]
        L=[]
        for t,u,mk in ts:
            o=u-R.choice([0,1,1,2,3,4]) if u>7 else u-R.choice([0,1]);o=max(o,1)
            at=sum(round(mk*R.choice([.88,.91,.94,.96,.98,1,1]))*100 for _ in range(o))
            L.append((u,o,mk*100*u,at));ac=round(at/o)
            v=[u,pct(u,N),o,u-o,pct(o,u),mk*100,ac,mk*100-ac,mk*100*u,at,at*12]
            data.append(fmtrow('   '+t,v));rows.append(dict(type=t,**dct(v)))
        ALL+=L;v=agg(L);lab='Subtotal '+p.split(' (')[0].title().replace('Iii','III').replace('Ii','II').replace('Rv','RV');data.append(fmtrow(lab,v,True));n=len(data)-1
        st+=[('FONTNAME',(0,n),(-1,n),'LSB'),('LINEABOVE',(1,n),(-1,n),.4,colors.black),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#f4f0ec'))];tot.append(dict(label=lab,**dct(v)))
    v=agg(ALL);data.append(fmtrow('Total / average, all sites',v,True));n=len(data)-1;tot.append(dict(label='Total / average, all sites',**dct(v)))
    st+=[('FONTNAME',(0,n),(-1,n),'LSB'),('LINEABOVE',(0,n),(-1,n),1,colors.black),('LINEBELOW',(0,n),(-1,n),1,colors.black)]
    from reportlab.pdfbase import pdfmetrics;from reportlab.pdfbase.ttfonts import TTFont
    b='/usr/share/fonts/truetype/liberation/LiberationSans-'
    for a,x in(('LS','Regular'),('LSB','Bold')):pdfmetrics.registerFont(TTFont(a,b+x+'.ttf'))
    T=Table(data,colWidths=[166,34,38,36,38,42,54,56,52,68,68,76],repeatRows=3)
    T.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'LS'),('FONTNAME',(0,0),(-1,2),'LSB'),('FONTSIZE',(0,0),(-1,-1),7.6),('LEADING',(0,0),(-1,-1),9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('SPAN',(1,0),(5,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(11,0)),('ALIGN',(1,0),(-1,0),'CENTER'),
     ('LINEBELOW',(1,0),(5,0),.4,colors.black),('LINEBELOW',(6,0),(8,0),.4,colors.black),('LINEBELOW',(9,0),(11,0),.4,colors.black),('LINEBELOW',(0,2),(-1,2),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.4),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]+st))
    h=ParagraphStyle('h',fontName='LSB',fontSize=15,leading=19);t=ParagraphStyle('t',fontName='LS',fontSize=9,leading=12)
    side=Table([['Utility','Who pays','How billed'],['Water / sewer','Resident','Submeter'],['Trash','Community','In rent'],['Electric','Resident','Direct']],colWidths=[90,80,80]);side.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'LS'),('FONTSIZE',(0,0),(-1,-1),7.5),('BOX',(0,0),(-1,-1),.4,colors.grey),('LINEBELOW',(0,0),(-1,0),.4,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]));side.hAlign='LEFT'
    SimpleDocTemplate(path(fn),pagesize=landscape(letter),topMargin=32,bottomMargin=30,leftMargin=30,rightMargin=30).build([Paragraph('Otter Creek Village: site mix and rents',h),
      Paragraph(f'The community has {N} sites on 61 acres in three residential phases and an RV section. Street rates took effect March 1, 2025; in-place averages are of the occupied sites on the April 1, 2025 rent roll. Street Monthly prices every site at street; In Place Monthly is the sum of billed base rents.',t),Spacer(1,6),T,Spacer(1,8),side,Spacer(1,4),Paragraph('Below Street = Street less In Place Average. A dash means none vacant.',ParagraphStyle('n',fontName='LS',fontSize=7))])
    truth(fn,'UM',K,rows,tot)
    index(fn,'MANUFACTURED_HOUSING','UNIT_MIX','acquisition memo page','grouped three-line header, phases with subtotals, intro text, side table','below-street column, annualized roll, dash for zero vacant, codes within the type')
# ---------- 8: xlsx storage unit mix
def doc8():
    import xlsxwriter
    fn='storage_copperline_unit_mix.xlsx'
    B=[('Building A - climate, 1st floor',[('5x5','CC',34,62),('5x10','CC',58,98),('10x10','CC',66,159),('10x15','CC',28,212),('10x20','CC',14,264)]),
       ('Building B - climate, 2nd floor',[('5x5','CC Up',40,49),('5x10','CC Up',72,79),('7.5x10','CC Up',18,104),('10x10','CC Up',54,132),('10x15','CC Up',20,175)]),
       ('Buildings C-E - drive-up',[('5x10','DU',24,74),('10x10','DU',60,118),('10x15','DU',44,149),('10x20','DU',52,182),('10x25','DU',16,214),('10x30','DU',22,246)]),
       ('Yard',[('12x25','Uncov. parking',15,85),('12x35','Uncov. parking',20,110),('12x40','Covered RV',12,225)])]
    K=['sf','units','total_sf','occupied','vacant','other:UNITS Off-line','pct_occ','other:AREA Occupied SF','other:AREA Occ. %','market','market_sf','actual','actual_sf','market_total','actual_total','other:MONTHLY REVENUE Economic Occ. %']
    H=['SF ea.','Total','Total SF','Occupied','Vacant','Off-line','Occ. %','Occupied SF','Occ. %','Street','Street / SF','Avg. Actual','Actual / SF','Gross Potential','Actual Occupied','Economic Occ. %']
    # printed order: type | UNITS total occ vac off occ% | AREA sf ea, total, occ sf, occ% | MONTHLY RATE street actual street/sf actual/sf | MONTHLY REVENUE
    ORD=['units','occupied','vacant','other:UNITS Off-line','pct_occ','sf','total_sf','other:AREA Occupied SF','other:AREA Occ. %','market','actual','market_sf','actual_sf','market_total','actual_total','other:MONTHLY REVENUE Economic Occ. %']
    HD=dict(zip(K,H))
    wb=xlsxwriter.Workbook(path(fn));ws=wb.add_worksheet('Unit Mix')
    F=lambda **k:wb.add_format(dict(font_name='Tahoma',font_size=9,**k))
    nf={'pct':'0.0%','int':'#,##0','d1':'#,##0.0','usd':'$#,##0.00','rev':'#,##0.00'}
    kind=lambda k:'pct' if ('%' in k or k=='pct_occ') else 'usd' if k in('market','actual','market_sf','actual_sf') else 'rev' if k in('market_total','actual_total') else 'int'
    hd=F(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#C55A11',font_color='white',border=1)
    ws.merge_range(0,0,0,17,'COPPERLINE SELF STORAGE #2208 - UNIT MIX & RATE ANALYSIS',F(bold=True,align='center',font_size=13) if 0 else wb.add_format(dict(bold=True,font_size=13,align='center')))
    ws.merge_range(1,0,1,17,'Snapshot 12/31/2024 11:59 PM   Rates are monthly, before tenant protection',F(italic=True,align='center'))
    ws.merge_range(3,0,4,0,'Size',hd);ws.merge_range(3,1,4,1,'Unit Type',hd)
    ws.merge_range(3,2,3,6,'UNITS',hd);ws.merge_range(3,7,3,10,'AREA',hd);ws.merge_range(3,11,3,14,'MONTHLY RATE',hd);ws.merge_range(3,15,3,17,'MONTHLY REVENUE',hd)
    ws.set_row(4,26)
    for i,k in enumerate(ORD):ws.write(4,2+i,HD[k],hd)
    r=5;rows=[];tot=[];ALL=[]
    def calc(u,o,off,tsf,osf,mt,at,sf=None,mk=None):
        ac=round(at/o)
        mk_=mk if mk is not None else round(mt/u)
        v=dict(units=u,occupied=o,vacant=u-o-off,pct_occ=pct(o,u),total_sf=tsf,market=d(mk_),actual=d(ac),market_total=d(mt),actual_total=d(at))
        v['other:UNITS Off-line']=off;v['other:AREA Occupied SF']=osf;v['other:AREA Occ. %']=pct(osf,tsf)
        v['market_sf']=round(mt/100/tsf+1e-9,2);v['actual_sf']=round(at/100/osf+1e-9,2);v['other:MONTHLY REVENUE Economic Occ. %']=pct(at,mt)
        if sf is not None:v['sf']=sf
        else:v['sf']=round(tsf/u,1)
        return v
    def put(v,b):
        for i,k in enumerate(ORD):
            kd=kind(k);x=v[k]
            if k=='sf' and b:kd='d1'
            o=dict(num_format=nf[kd]);
            if b:o.update(bold=True,top=1,bg_color='#FBE5D6')
            ws.write_number(r,2+i,round(x/100,4) if kd=='pct' else x,F(**o))
    def tline(lab,L):
        nonlocal r
        v=calc(*[sum(x[i] for x in L) for i in range(7)]);ws.merge_range(r,0,r,1,lab,F(bold=True,top=1,bg_color='#FBE5D6'));put(v,True);tot.append(dict(label=lab,**{k:v[k] for k in ORD}));r+=1
    for bn,ts in B:
        ws.write(r,0,bn,F(bold=True,italic=True));r+=1;L=[]
        for sz,ty,u,mk in ts:
            a,b=sz.split('x');sf=float(a)*float(b);sf=int(sf)
            off=R.choice([0,0,0,0,1,2]);o=u-off-R.randint(1,max(2,u//6))
            at=sum(round(mk*R.uniform(.82,1.28))*100 for _ in range(o))
            x=(u,o,off,u*sf,o*sf,u*mk*100,at);L.append(x)
            v=calc(*x,sf=sf,mk=mk*100);ws.write_string(r,0,sz,F(align='right'));ws.write(r,1,ty,F());put(v,False)
            rows.append(dict(type=f'{sz} {ty}',**{k:v[k] for k in ORD}));r+=1
        tline('Total '+bn.split(' - ')[0],L);ALL+=L
    r+=1;tline('Facility total',ALL)
    r+=1;ws.write(r,0,'SF ea. and rates on total lines are averages: street over all units, actual over occupied units. Occ. % counts off-line units in the base.',F(italic=True))
    ws.set_column(0,0,10);ws.set_column(1,1,14);ws.set_column(2,17,9.5);ws.set_column(15,16,12)
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    truth(fn,'UM',ORD,rows,tot)
    index(fn,'OTHER','UNIT_MIX','SiteLink-like export tidied by hand','self-storage sizes by building, grouped headers','size and type in two columns, off-line units, two occupancy percents, rent per sf a month, economic occupancy')
# ---------- 9: xlsx senior care level
def doc9():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    fn='senior_wrenfield_suite_mix.xlsx'
    C=[('Independent Living',[('Aster - Alcove Studio',0,1,460,12,3150),('Birch - One Bedroom',1,1,640,28,3795),('Birch Deluxe - One Bedroom w/ Den',1,1.5,785,10,4280),('Cedar - Two Bedroom',2,2,980,14,4950)],0),
       ('Assisted Living',[('Dahlia - Studio',0,1,345,22,4475),('Elm - One Bedroom',1,1,520,26,5260),('Elm Companion - One Bedroom Shared',1,1,560,6,4100),('Fern - Two Bedroom',2,1,740,5,6450)],1),
       ('Memory Care',[('Garden - Private Suite',0,1,310,18,6725),('Garden - Semi-Private Suite',0,1,395,8,5350)],2),
       ('Respite',[('Guest Suite - Furnished',0,1,330,3,5600)],0)]
    ORD=['other:Licensed Beds','units','pct_units','beds','baths','sf','total_sf','market','actual','other:Avg. Care Fee per Occupied Suite','occupied','vacant','pct_occ','actual_total']
    money=[k for k in ORD if k not in('beds','baths')]
    HD=['Level of care','Floor plan','Licensed Beds','Suites','% of Suites','BR','BA','Avg. Suite SF','Total SF','Market Rate / Month','In-Place Rate / Month','Avg. Care Fee per Occupied Suite','Occ.','Vac.','Occ. %','In-Place Base Rent per Month, Total']
    N=sum(x[4] for c in C for x in c[1])
    wb=Workbook();ws=wb.active;ws.title='Suite mix 3-31'
    ws['B2']='Wrenfield Manor';ws['B2'].font=Font(name='Georgia',size=16,bold=True);ws['B3']='Suite mix by level of care - census of March 31, 2025';ws['B3'].font=Font(name='Georgia',size=10,italic=True)
    thin=Side(style='thin',color='999999')
    fo=Font(name='Georgia',size=9);fb=Font(name='Georgia',size=9,bold=True)
    for i,h in enumerate(HD):
        c=ws.cell(5,2+i,h);c.font=fb;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');c.fill=PatternFill('solid',fgColor='D5E8D4');c.border=Border(top=thin,bottom=thin,left=thin,right=thin)
    ws.row_dimensions[5].height=54
    r=6;rows=[];tot=[];ALL=[]
    NF={'pct_units':'0.0','pct_occ':'0.0','market':'#,##0.00','actual':'#,##0.00','total_sf':'#,##0','actual_total':'#,##0.00',ORD[9]:'#,##0.00','sf':'#,##0','baths':'0.0'}
    def put(v,b):
        for i,k in enumerate(ORD):
            c=ws.cell(r,4+i);c.font=fb if b else fo;c.border=Border(top=thin,bottom=thin)
            if b:c.fill=PatternFill('solid',fgColor='F2F2F2')
            x=v.get(k)
            if x is None:continue
            c.value=x;c.number_format=NF.get(k,'0')
            if k=='sf' and b:c.number_format='#,##0.0'
            c.alignment=Alignment(horizontal='right')
    def agg(L):
        u,bd,o,sf,mt,at,cf=[sum(x[i] for x in L) for i in range(7)]
        v=dict(units=u,pct_units=pct(u,N),sf=round(sf/u,1),total_sf=sf,market=d(round(mt/u)),actual=d(round(at/o)),occupied=o,vacant=u-o,pct_occ=pct(o,u),actual_total=d(at))
        if bd:v[ORD[0]]=bd
        if cf:v[ORD[9]]=d(round(cf/o))
        return v
    for cn,ts,lic in C:
        r0=r;L=[]
        for t,br,ba,sf,u,mk in ts:
            o=u-R.choice([0,1,1,2,3]) if u>3 else u-1
            at=sum(round(mk*R.uniform(.9,1.0))*100 for _ in range(o))
            cf=sum(R.choice([0,450,825,1250])*100 for _ in range(o)) if lic==1 else 145000*o if lic==2 else 0
            bd=0 if not lic else u*(2 if ('Shared' in t or 'Semi' in t or 'Two' in t) else 1)
            L.append((u,bd,o,u*sf,mk*100*u,at,cf))
            v=agg(L[-1:]);v.update(sf=sf,market=float(mk),beds=br,baths=ba)
            ws.cell(r,3,t).font=fo;ws.cell(r,3).alignment=Alignment(wrap_text=True);ws.cell(r,3).border=Border(top=thin,bottom=thin);put(v,False)
            if len(t)>28:ws.row_dimensions[r].height=26
            rows.append(dict(type=t,**{k:v.get(k) for k in ORD}));r+=1
        c=ws.cell(r0,2,cn);c.font=fb;c.alignment=Alignment(vertical='center',horizontal='center',wrap_text=True)
        if r-1>r0:ws.merge_cells(start_row=r0,end_row=r-1,start_column=2,end_column=2)
        ALL+=L
        if len(ts)>1:
            v=agg(L);lab=f'{cn} subtotal';ws.cell(r,3,lab).font=fb;ws.cell(r,3).fill=PatternFill('solid',fgColor='F2F2F2');put(v,True);tot.append(dict(label=lab,**{k:v.get(k) for k in ORD}));r+=1
    v=agg(ALL);ws.cell(r,3,'WRENFIELD TOTAL').font=fb;put(v,True);tot.append(dict(label='WRENFIELD TOTAL',**{k:v.get(k) for k in ORD}));r+=2
    ws.cell(r,3,'BR 0 = studio or suite. Market averages over all suites; in-place and care fee over occupied suites. Independent and respite suites are not licensed and carry no care fee.').font=Font(name='Georgia',size=8,italic=True)
    # side table
    for i,(a,b) in enumerate([('Other monthly rates',''),('Second person, IL','$875'),('Second person, AL','$1,150'),('Covered parking','$65')]):
        ws.cell(6+i,20,a).font=fb if i==0 else fo;ws.cell(6+i,21,b).font=fo
    ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=14;ws.column_dimensions['C'].width=29
    for i in range(14):ws.column_dimensions['DEFGHIJKLMNOPQ'[i]].width=[9,8,9,5,5,9,10,11,11,13,7,7,8,15][i]
    ws.column_dimensions['T'].width=20;ws.column_dimensions['U'].width=9
    ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
    wb.save(path(fn));truth(fn,'UM',money,rows,tot)
    index(fn,'SENIOR_HOUSING','UNIT_MIX','executive director workbook','care levels merged down the side, subtotals, side table of rates','licensed beds beside suites, care fee column, percents without sign, blank cells, one level without a subtotal')
doc7();doc8();doc9()

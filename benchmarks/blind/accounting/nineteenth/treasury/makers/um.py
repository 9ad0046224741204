from common import *
# ---------- G: Dublin homes ----------
def G():
    import xlsxwriter
    R=random.Random(1907);fn='Dublin lettings - homes by type.xlsx'
    D={'Sallowfield Court':[('Studio (Court)',0,1,14,36.5,1560),('1-bed garden (Court)',1,1,22,48.2,1875),('1-bed balcony (Court)',1,1,31,50.0,1930),('2-bed standard (Court)',2,1,38,68.4,2310),('2-bed dual aspect (Court)',2,2,26,76.9,2475),('3-bed penthouse (Court)',3,2,4,104.3,3420)],
       'Grangemill Wharf':[('Studio (Wharf)',0,1,9,38.0,1640),('1-bed river (Wharf)',1,1,27,51.6,2090),('1-bed court side (Wharf)',1,1,18,49.1,1960),('2-bed river (Wharf)',2,2,24,79.5,2680),('2-bed court side (Wharf)',2,2,20,75.8,2490),('3-bed duplex (Wharf)',3,2,6,112.7,3550)],
       'Tenterfield Mews':[('2-bed mews house',2,1,12,82.0,2350),('3-bed mews house',3,2,16,101.2,2790),('3-bed end mews house',3,3,5,108.8,2950)]}
    keys=["units","occupied","vacant","pct_occ","sf","total_sf","market","actual","actual_total"]
    wb=xlsxwriter.Workbook(DOC+fn);ws=wb.add_worksheet('Homes');Fm=wb.add_format;b={'font_name':'Verdana','font_size':9,'valign':'vcenter'}
    ws.merge_range('A1:L1','Ormsley Homes Ireland DAC: homes by block and type, 30 September 2025',Fm({**b,'bold':1,'font_size':12}))
    h=Fm({**b,'bold':1,'text_wrap':1,'align':'center','bottom':2,'top':2})
    for i,x in enumerate(['Block','Home type','Beds','Baths','Homes','Let','Empty','Let\n%','Average\narea\nm²','Total\narea\nm²','Average asking rent per home\n€ a month','Average rent of let homes\n€ a month','Rent of all let homes\n€ a month']): ws.write(2,i,x,h)
    ws.set_row(2,48);ws.set_column(0,0,19);ws.set_column(1,1,27);ws.set_column(2,8,8);ws.set_column(9,12,15)
    I=Fm({**b,'num_format':'#,##0'});A=Fm({**b,'num_format':'#,##0.0'});E=Fm({**b,'num_format':'€#,##0'});Pc=Fm({**b,'num_format':'0.0%'});X=Fm(b)
    q=lambda f,**k:Fm({**b,'bold':1,'top':1,'bg_color':'#EEF4E8','num_format':f,**k})
    fm=[I,I,I,Pc,A,A,E,E,E];fb=[q('#,##0')]*3+[q('0.0%')]+[q('#,##0.0')]*2+[q('€#,##0')]*3
    r=3;rows=[];tots=[];Gd=[0]*5;subs=[]
    def tot(a): # units,let,area,asking*units,rent
        n,l,ar,ask,rt=a;return [n,l,n-l,round(l/n*100,1),round(ar/n,1),round(ar,1),round(ask/n),round(rt/l),rt]
    def put(r,v,F,first=None,last=None,grand=False):
        for i,x in enumerate(v):
            col='EFGHIJKLM'[i]
            if i==3: ws.write_formula(r,7,f'=ROUND(F{r+1}/E{r+1},3)',F[i],round(x/100,3))
            elif first is not None and i in(0,1,2,5,8): ws.write_formula(r,4+i,f'=SUM({col}{first+1}:{col}{last+1})',F[i],x)
            elif grand and i in(0,1,2,5,8): ws.write_formula(r,4+i,'='+'+'.join(f'{col}{s+1}' for s in subs),F[i],x)
            else: ws.write_number(r,4+i,x,F[i])
    for bl,L in D.items():
        a=[0]*5;f0=r
        ws.merge_range(r,0,r+len(L)-1,0,bl,Fm({**b,'text_wrap':1,'bold':1,'valign':'top'}))
        for t,bd,ba,n,ar,rent in L:
            l=n-R.choice([0,0,1,1,2,3] if n>9 else [0,1]);act=rent-R.randint(10,160)
            v=[n,l,n-l,round(l/n*100,1),ar,round(n*ar,1),rent,act,act*l]
            ws.write(r,1,t,X);ws.write(r,2,bd,I);ws.write(r,3,ba,I);put(r,v,fm)
            rows.append(dict(type=t,beds=bd,baths=ba,**dict(zip(keys,v))));a=[x+y for x,y in zip(a,[n,l,n*ar,rent*n,act*l])];r+=1
        ws.write(r,0,bl+' total',q('@'));[ws.write(r,c,'',q('@')) for c in(1,2,3)];put(r,tot(a),fb,f0,r-1);subs.append(r);tots.append(dict(label=bl+' total',**dict(zip(keys,tot(a)))));Gd=[x+y for x,y in zip(Gd,a)];r+=1
    ws.write(r,0,'All blocks',q('@',bottom=6));[ws.write(r,c,'',q('@')) for c in(1,2,3)];put(r,tot(Gd),fb,grand=True);tots.append(dict(label='All blocks',**dict(zip(keys,tot(Gd)))))
    ws.write(r+2,0,'Averages on total lines are weighted: area and asking rent by homes, rent of let homes by let homes. Parking is let apart.',Fm({**b,'italic':1,'font_size':8}))
    ws.set_landscape();ws.fit_to_pages(1,1);wb.close();save(fn,'UM',keys,rows,tots)
    return dict(file=fn,assetType='MULTIFAMILY',documentType='UNIT_MIX',author='Ormsley Homes lettings accounts',style='workbook with formulas, blocks in merged cells down the side, wrapped three-line headers, block totals',hard='block in a merged cell; beds and baths of their own; weighted averages on totals; formulas with cached values; percentages stored as fractions')
# ---------- H: UK warehouses by size band, PDF through LibreOffice ----------
def H():
    import xlsxwriter,subprocess,os
    R=random.Random(1908);fn='warehouse_size_bands_H1.pdf'
    bands=['Under 250','250 to 499','500 to 999','1,000 to 2,499','2,500 to 4,999','5,000 and above'];lo=[120,250,500,1000,2500,5000];hi=[249,499,999,2499,4999,13000]
    ES=[('Tallow Lane Trading Estate','Birchester',[0,1,2,3]),('Ravenshead Distribution Park','Coalby',[2,3,4,5]),('Portwarden Industrial Estate','Sandhithe',[0,1,2,3,4]),('Limekiln Logistics','Great Harrow',[3,4,5]),('Foundry Yard','Norwick',[0,1,2])]
    ga,gr,gu,gp='FLOOR AREA, SQ M','RENT, £ A YEAR','UNITS','£ PER SQ M A YEAR'
    keys=["units","occupied","vacant","total_sf","other:FLOOR AREA, SQ M Let","other:FLOOR AREA, SQ M Vacant","other:FLOOR AREA, SQ M Vacant %","other:RENT, £ A YEAR Passing","other:RENT, £ A YEAR Estimated rental value","other:£ PER SQ M A YEAR Passing","other:£ PER SQ M A YEAR ERV"]
    x0=B+'/_h/warehouse_size_bands_H1.xlsx';os.makedirs(B+'/_h',exist_ok=True)
    wb=xlsxwriter.Workbook(x0);ws=wb.add_worksheet('Bands');Fm=wb.add_format;b={'font_name':'Liberation Sans Narrow','font_size':10}
    ws.write(0,0,'Thornmere Industrial REIT plc',Fm({**b,'bold':1,'font_size':15}));ws.write(1,0,'Warehouse portfolio by size of unit, 30 June 2025 (size bands in square metres, gross internal)',Fm(b))
    g=Fm({**b,'bold':1,'align':'center','bottom':1,'bg_color':'#F3D9B1'});h=Fm({**b,'bold':1,'align':'right','text_wrap':1,'bottom':2,'bg_color':'#F3D9B1','valign':'bottom'});hl=Fm({**b,'bold':1,'bottom':2,'bg_color':'#F3D9B1'});e=Fm({'bg_color':'#F3D9B1'})
    ws.write(3,0,'',e);ws.merge_range(3,1,3,3,gu,g);ws.merge_range(3,4,3,7,ga,g);ws.merge_range(3,8,3,9,gr,g);ws.merge_range(3,10,3,11,gp,g)
    for i,t in enumerate(['Size of unit','Total','Let','Vacant','Total','Let','Vacant','Vacant %','Passing','Estimated rental value','Passing','ERV']): ws.write(4,i,t,h if i else hl)
    ws.set_row(4,27);ws.set_column(0,0,30);ws.set_column(1,3,7);ws.set_column(4,7,10);ws.set_column(8,9,13);ws.set_column(10,11,9)
    fi='#,##0';nf=[fi]*6+['0.0"%"']+[fi]*2+['0.00']*2
    fn_=[Fm({**b,'num_format':x}) for x in nf];fb=[Fm({**b,'bold':1,'top':1,'num_format':x}) for x in nf];fg=[Fm({**b,'bold':1,'top':2,'bottom':2,'num_format':x}) for x in nf]
    dash=lambda f:Fm({**b,'align':'right'})
    dz=Fm({**b,'align':'right'})
    def full(a): # n,l,area,letarea,pass,erv
        n,l,A,la,p,ev=a;return [n,l,n-l,A,la,A-la,round((A-la)/A*100,1),p,ev,round(p/la,2) if la else None,round(ev/A,2)]
    def put(r,v,F):
        for i,x in enumerate(v):
            if x is not None: ws.write_number(r,1+i,x,F[i])
            else: ws.write_blank(r,1+i,None,F[i])
    r=5;rows=[];tots=[];Gd=[0]*6;RB={}
    for n,town,bs in ES:
        ws.write(r,0,f'{n}, {town}',Fm({**b,'bold':1,'italic':1}));r+=1;S=[0]*6
        for bi in bs:
            k=R.randint(3,16) if bi<3 else R.randint(1,5);k=max(k,2) if bi==3 else k
            ar=[R.randint(lo[bi],hi[bi]) for _ in range(k)];vac=R.choice([0,0,1,2]) if k>3 else R.choice([0,0,1]) 
            A=sum(ar);la=A-sum(ar[:vac]);rate=[132,118,101,88,79,71][bi]*R.uniform(.9,1.1)
            a=[k,k-vac,A,la,round(la*rate),round(A*rate*R.uniform(1.04,1.15))];v=full(a)
            ws.write(r,0,bands[bi],Fm({**b,'indent':1}));put(r,v,fn_);rows.append(dict(type=bands[bi],**dict(zip(keys,v))));S=[p+q for p,q in zip(S,a)];RB[bi]=[p+q for p,q in zip(RB.get(bi,[0]*6),a)];r+=1
        ws.write(r,0,'Estate total',Fm({**b,'bold':1,'top':1}));put(r,full(S),fb);tots.append(dict(label='Estate total',**dict(zip(keys,full(S)))));Gd=[p+q for p,q in zip(Gd,S)];r+=2
    ws.write(r,0,'Five estates',Fm({**b,'bold':1,'top':2,'bottom':2}));put(r,full(Gd),fg);tots.append(dict(label='Five estates',**dict(zip(keys,full(Gd)))));r+=2
    ws.write(r,0,'Recap: all estates by size',Fm({**b,'bold':1}));r+=1
    for i,t in enumerate(['Size of unit','Units','','','Sq m']):
        ws.write(r,i,t,Fm({**b,'italic':1,'align':'right' if i else 'left'}))
    r+=1
    for bi in sorted(RB): ws.write(r,0,bands[bi],Fm(b));ws.write(r,1,RB[bi][0],Fm({**b,'num_format':fi}));ws.write(r,4,RB[bi][2],Fm({**b,'num_format':fi}));r+=1
    ws.write(r+1,0,'Passing rent per sq m is on let area, ERV per sq m on all area. Units under refurbishment count as vacant.',Fm({**b,'italic':1,'font_size':9}))
    ws.set_landscape();ws.set_paper(9);ws.fit_to_pages(1,1);ws.set_footer('&LThornmere finance - half-year pack tab 14&R&P of &N');ws.set_margins(.5,.5,.6,.6);wb.close()
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,x0],check=True,capture_output=True)
    save(fn,'UM',keys,rows,tots)
    return dict(file=fn,assetType='INDUSTRIAL',documentType='UNIT_MIX',author='Thornmere finance',style='spreadsheet printed to PDF, estates as sections, size bands as types, four header groups',hard='the same band names under each estate; same header words under different groups; yearly rents; recap by size at the end')
# ---------- I: Hong Kong offices by floor ----------
def I():
    from openpyxl import Workbook
    from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
    R=random.Random(1909);fn='HK_KwunTing_floors.xlsx'
    Z=[('High zone',range(33,25,-1),52),('Mid zone',range(24,15,-1),46),('Low zone',[15,12,11,10,9,8,7,6],41),('Podium',[3,2,1],88)]
    keys=["type","actual","actual_total","actual_sf","market_sf","units","occupied","vacant","total_sf","other:AREA (SQ FT) Let","other:AREA (SQ FT) Vacant","pct_occ"]
    keys=keys[5:]+["actual_sf","market_sf","actual","actual_total"]
    wb=Workbook();ws=wb.active;ws.title='Stacking';n=Font(name='Cambria',size=10);bd=Font(name='Cambria',size=10,bold=True)
    ws['B2']='Kwun Ting Exchange, Kowloon – floors at 31 October 2025';ws['B2'].font=Font(name='Cambria',size=14,bold=True,color='1F3864')
    ws['B3']='HK$; areas in square feet lettable; rents net of rates and management fee';ws['B3'].font=Font(name='Cambria',size=9,italic=True)
    gh=[('B','B',''),('C','E','SUITES'),('F','H','AREA (SQ FT)'),('I','I',''),('J','K','HK$ PER SQ FT A MONTH'),('L','M','RENT A MONTH (HK$)')]
    hh=['Floor / use','No.','Let','Vacant','Lettable','Let','Vacant','Suites let %','In place','Asking','Average per let suite','All let suites']
    fl=PatternFill('solid',fgColor='1F3864');al=Alignment(horizontal='center',vertical='center',wrap_text=True);wf=Font(name='Cambria',size=10,bold=True,color='FFFFFF')
    for i in range(12):
        for r in (5,6): c=ws.cell(r,2+i);c.fill=fl;c.font=wf;c.alignment=al
        ws.cell(6,2+i,hh[i])
    for a,z,t in gh:
        if t: ws[a+'5']=t
        if a!=z: ws.merge_cells(f'{a}5:{z}5')
    nf=['0','0','0','#,##0','#,##0','#,##0','0.0','0.00','0.00','#,##0','#,##0'];r=7;rows=[];tots=[];G=[0]*6
    def full(a): # n,l,A,la,ask*A,rent
        N,l,A,la,ask,rt=a;return [N,l,N-l,A,la,A-la,round(l/N*100,1),round(rt/la,2) if la else None,round(ask/A,2),round(rt/l) if l else None,rt if l else 0]
    def put(r,lab,v,f,top=0):
        ws.cell(r,2,lab).font=f
        for i,x in enumerate(v):
            c=ws.cell(r,3+i)
            c.value='n/a' if x is None else x
            c.font=f;c.number_format=nf[i];c.alignment=Alignment(horizontal='right')
        if top:
            for i in range(12): ws.cell(r,2+i).border=Border(top=Side(style='thin'),bottom=Side(style='double' if top>1 else 'thin'));
    for z,fs,base in Z:
        ws.cell(r,2,z).font=Font(name='Cambria',size=10,bold=True,underline='single');r+=1;S=[0]*6
        for fl_ in fs:
            if z=='Podium': use={3:'dining',2:'shops',1:'shops'}[fl_];k=R.randint(3,6)
            else: use='office';k=R.choice([1,2,3,4,4,6])
            lab=f'{fl_}/F – {use}';ar=[R.randint(900,1500)*(6//k if z!='Podium' else 2) for _ in range(k)]
            vac=R.choice([0,0,0,1,1,2]) if k>2 else 0
            if fl_==19: vac=k
            A=sum(ar);la=A-sum(ar[:vac]);l=k-vac
            p=base*R.uniform(.88,1.12);rt=round(la*p);ask=round(base*R.uniform(.9,1.0),2)
            a=[k,l,A,la,ask*A,rt];v=full(a);v[8]=ask
            put(r,lab,v,n);rows.append(dict(type=lab,**dict(zip(keys,v))));S=[x+y for x,y in zip(S,a)];r+=1
        lab=f'{z} ({len(list(fs))} floors)';put(r,lab,full(S),bd,1);tots.append(dict(label=lab,**dict(zip(keys,full(S)))));G=[x+y for x,y in zip(G,S)];r+=2
    put(r,'Whole building',full(G),bd,2);tots.append(dict(label='Whole building',**dict(zip(keys,full(G)))))
    ws.cell(r+2,2,'4/F and 5/F are plant; there are no 13/F and 14/F. n/a: nothing let on the floor. Asking rents on total lines are weighted by lettable area.').font=Font(name='Cambria',size=9,italic=True)
    # side table
    ws['O5']='Leases ending';ws['O5'].font=bd;ws['P5']='Sq ft';ws['P5'].font=bd
    la=[x['other:AREA (SQ FT) Let'] for x in rows];T=sum(la);w=[.18,.27,.22];p=[round(T*x) for x in w];p.append(T-sum(p))
    for i,(y,x) in enumerate(zip(['2026','2027','2028','2029 and later'],p)): ws.cell(6+i,15,y).font=n;c=ws.cell(6+i,16,x);c.font=n;c.number_format='#,##0'
    for c,wd in zip('ABCDEFGHIJKLMNOP',[3,24,7,7,8,11,11,10,10,10,10,14,15,4,16,11]): ws.column_dimensions[c].width=wd
    ws.column_dimensions['N'].hidden=False;ws.row_dimensions[5].height=30;ws.row_dimensions[6].height=30;ws.freeze_panes='C7'
    ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
    wb.save(DOC+fn);save(fn,'UM',keys,rows,tots)
    return dict(file=fn,assetType='OFFICE',documentType='UNIT_MIX',author='Kwun Ting asset accounts, Hong Kong',style='stacking workbook by floor, starts in column B, grouped header, zone subtotals, side table of lease ends',hard='side table beside the data; n/a on the empty floor; Let and Vacant twice under different groups; percentage stored as 92.5 without a sign')

from common import *
import random, datetime, subprocess, os, xlsxwriter
def um_marina():
    rng=random.Random(12)
    D=[('A Dock – fixed, unserviced',6.0,[('A-20 open slip',20),('A-24 open slip',24),('A-26 finger slip',26)],62),('B Dock – floating, 30 amp',0,[('B-30 single',30),('B-32 single',32),('B-35 double',35),('B-35 end tie',35)],78),('C Dock – floating, 50 amp',0,[('C-40 single',40),('C-42 double',42),('C-45 single',45),('C-50 single',50)],94),
       ('D Dock – 100 amp, deep water',0,[('D-55 single',55),('D-60 single',60),('D-70 catamaran',70),('D-80 T-head',80)],128),('Dry stack building',0,[('Rack – low bay',22),('Rack – mid bay',26),('Rack – high bay',32)],57),('Mooring field',0,[('Mooring ball – inner',30),('Mooring ball – outer',40)],24)]
    LOA='other:LOA (ft)'; g='other:ANNUAL DOCKAGE ($) '
    K=[LOA,'units','occupied','vacant','pct_occ',g+'Per Foot',g+'Per Slip',g+'In Force',g+'Vacant at Rate']
    name='Saltgrass_Point_slip_mix'; x=f'{B}/{name}.xlsx'; wb=xlsxwriter.Workbook(x); ws=wb.add_worksheet('Slips'); F=lambda **k: wb.add_format({'font_name':'Liberation Sans','font_size':9,**k})
    nav='#14395B'; h=F(bold=1,align='center',valign='vcenter',bg_color='#D6E4EE',border=1,text_wrap=1); t=F(indent=1); i0=F(num_format='#,##0'); c0=F(num_format='#,##0'); c2=F(num_format='#,##0.00'); p1=F(num_format='0.0"%"'); sec=F(bold=1,font_color=nav,bottom=1)
    def bf(nf,**k): return F(bold=1,top=1,num_format=nf,**k)
    ws.write('A1','SALTGRASS POINT MARINA & YACHT BASIN',F(bold=1,font_size=14,font_color=nav)); ws.write('A2','Slip, rack and mooring mix – annual agreements at 1 January 2026. Beaufort County, NC'); 
    ws.merge_range('A4:A5','Class',h); ws.merge_range('B4:B5','LOA\n(ft)',h); ws.merge_range('C4:E4','SLIPS',h); ws.merge_range('F4:F5','Occ.\n%',h); ws.merge_range('G4:J4','ANNUAL DOCKAGE ($)',h)
    for i,s in zip([2,3,4,6,7,8,9],['Total','Occupied','Vacant','Per Foot','Per Slip','In Force','Vacant at Rate']): ws.write(4,i,s,h)
    ws.set_column('A:A',30); ws.set_column('B:F',9); ws.set_column('G:J',13); ws.set_row(4,26)
    fm=[i0,i0,i0,i0,p1,c2,c0,c0,c0]; nfs=['#,##0.0','#,##0','#,##0','#,##0','0.0"%"','#,##0.00','#,##0.00','#,##0','#,##0']
    r=5; rows=[];tot=[];GA=[]
    def agg(L):
        u=sum(q[1] for q in L);o=sum(q[2] for q in L);ft=sum(q[0]*q[1] for q in L);an=sum(q[1]*q[6] for q in L)
        return [round(ft/u,1),u,o,u-o,round(100*o/u,1),round(an/ft,2),round(an/u,2),sum(q[7] for q in L),sum(q[8] for q in L)]
    def tline(lb,v,):
        ws.write(r,0,lb,F(bold=1,top=1))
        for i,q in enumerate(v): ws.write_number(r,1+i,q,bf(nfs[i]))
        tot.append({'label':lb,**dict(zip(K,v))})
    for s,_,L,rate in D:
        ws.merge_range(r,0,r,9,s,sec); r+=1; LL=[]
        for ty,loa in L:
            u=rng.choice([6,8,10,12,14,18,24]) if loa<60 else rng.choice([2,3,4,6]); o=max(0,u-rng.choice([0,0,1,2,3])); pf=rate+rng.choice([0,2,4,6,8])
            if 'T-head' in ty: u,o=2,1
            per=round(pf*loa); pf=round(pf,2); assert per==pf*loa
            v=[loa,u,o,u-o,round(100*o/u,1),pf,per,o*per,(u-o)*per]; LL.append(v); ws.write(r,0,ty,t)
            for i,q in enumerate(v): ws.write_number(r,1+i,q,fm[i])
            rows.append({'type':ty,**dict(zip(K,v))}); r+=1
        tline('Subtotal '+s.split(' –')[0],agg(LL)); r+=2; GA+=LL
    tline('ALL BERTHS',agg(GA)); r+=2
    for s in ['LOA is the charged length of the berth. Per Slip = LOA × Per Foot. Subtotals show averages by berth (LOA, Per Slip) and by foot (Per Foot).','In Force = occupied berths at the scheduled rate for twelve months; transient and winter storage income is not included.','Racks and mooring balls are counted as slips.']: ws.write(r,0,s,F(italic=1,font_size=8)); r+=1
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_footer('&L&8Saltgrass Point – confidential&R&8Page &P of &N'); ws.repeat_rows(3,4); ws.set_paper(1); ws.print_area(0,0,r,9)
    wb.close(); subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',f'{B}/documents',x],check=True,capture_output=True); os.remove(x)
    import shutil; shutil.rmtree(f'{B}/.lo',ignore_errors=True)
    save(name,'pdf','UM',K,rows,tot,None,'OTHER','harbor accountant, Excel printed to PDF','dock sections, grouped headers, charged length and dollars a foot a year, subtotals with averages','rents are per year and per linear foot; averages in totals of two weightings; racks and balls as slips')

def um_medical():
    rng=random.Random(88)
    FL=[('Ground',[('Urgent care / walk-in',2),('Imaging & MRI',1),('Retail pharmacy',1),('Café kiosk',1)]),('Level 2',[('Primary care suite',5),('Pediatrics suite',2),('Laboratory draw station',1)]),('Level 3',[('Cardiology suite',2),('Orthopedic suite',2),('Physical therapy gym',1),('Shell – undemised',1)]),('Level 4',[('Ambulatory surgery center',1),('Pre-/post-op consult rooms',3)]),('Level 5',[('Dental & endodontic suite',4),('Behavioral health suite',3),('Admin / billing office',2)])]
    AR={'Café kiosk':(410,480),'Retail pharmacy':(2900,3300),'Ambulatory surgery center':(14200,14900),'Shell – undemised':(4100,4300),'Imaging & MRI':(6900,7400)}
    a='RENTABLE AREA (SF) '; rp='ANNUAL NNN RENT PER RSF '
    K=['pct_leased','units','occupied','vacant','sf','total_sf','other:'+a+'Leased','other:'+a+'Vacant','other:'+rp+'In Place','other:'+rp+'Asking','other:Annual Base Rent in Place']
    name='Stonebrook MOB stacking and suite mix'; wb=xlsxwriter.Workbook(f'{B}/documents/{name}.xlsx'); wb.set_properties({'created':datetime.datetime(2025,8,5)}); ws=wb.add_worksheet('Mix'); F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':10,**k})
    h=F(bold=1,border=1,align='center',valign='vcenter',text_wrap=1,bg_color='#EFEFEF'); b=F(border=1); fl=F(border=1,bold=1,align='center',valign='vcenter',rotation=90)
    nf=['0.0%','0','0','0','#,##0','#,##0','#,##0','#,##0','$0.00','$0.00','$#,##0']
    fm=[F(border=1,num_format=x) for x in nf]; fb=[F(border=1,bold=1,bg_color='#E8F0E4',num_format=x) for x in nf]; ft=[F(border=2,bold=1,num_format=x) for x in nf]
    ws.merge_range('B2:N2','Stonebrook Medical Office Building — suite mix by floor and use',F(bold=1,font_size=13,align='center')); ws.merge_range('B3:N3','Rent roll of August 1, 2025 · 8800 Quarry Bend Pkwy, Naperville IL',F(align='center',italic=1))
    ws.merge_range('B5:B6','Floor',h); ws.merge_range('C5:C6','Suite Use',h); ws.merge_range('D5:D6','% Leased',h); ws.merge_range('E5:G5','SUITES',h); ws.merge_range('H5:K5','RENTABLE AREA (SF)',h); ws.merge_range('L5:M5','ANNUAL NNN RENT PER RSF',h); ws.merge_range('N5:N6','Annual Base Rent\nin Place',h)
    for i,s in enumerate(['Total','Occupied','Vacant','Average','Total','Leased','Vacant','In Place','Asking']): ws.write(5,4+i,s,h)
    ws.set_column('A:A',2); ws.set_column('B:B',6); ws.set_column('C:C',29); ws.set_column('D:D',10); ws.set_column('E:K',9.5); ws.set_column('L:M',13); ws.set_column('N:N',17); ws.set_row(5,22); ws.set_row(4,20)
    rows=[];tot=[];G=[];r=6
    def put(r,v,fmts,lbl=None):
        for i,x in enumerate(v):
            if x is None: ws.write_blank(r,3+i,None,fmts[i])
            else: ws.write_number(r,3+i,round(x/100,4) if i==0 else x,fmts[i])
    def agg(L):
        u=sum(x['u'] for x in L);o=sum(x['o'] for x in L);A=sum(x['A'] for x in L);l=sum(x['l'] for x in L);b=sum(x['b'] for x in L)
        return [round(100*l/A,1),u,o,u-o,round(A/u),A,l,A-l,round(b/l,2) if l else None,round(sum(x['A']*x['ask'] for x in L)/A,2),b]
    for f,L in FL:
        r0=r; LL=[]
        for ty,u in L:
            lo,hi=AR.get(ty,(1500,4200)); av=[rng.randrange(lo,hi,5) for _ in range(u)]
            o=u if u==1 else u-rng.choice([0,0,1]); 
            if 'Shell' in ty: o=0
            l=sum(av[:o]); ask=rng.choice([24,25.5,27,28.5,31,33]); ip=round(ask*rng.uniform(.88,1.03),2) if o else 0
            if 'kiosk' in ty: ask,ip=42.0,39.5
            x=dict(u=u,o=o,A=sum(av),l=l,b=round(l*ip),ask=ask); LL.append(x); v=agg([x]); 
            if not o: v[10]=0
            ws.write(r,2,ty,b); put(r,v,fm); rows.append({'type':ty,**{k:q for k,q in zip(K,v) if q is not None}}); r+=1
        ws.merge_range(r0,1,r-1,1,f,fl)
        for q in range(r0,r): ws.set_row(q,22)
        lb=f'{f} subtotal'; ws.merge_range(r,1,r,2,lb,fb[1]); v=agg(LL); put(r,v,fb); tot.append({'label':lb,**{k:q for k,q in zip(K,v) if q is not None}}); r+=1; G+=LL
    ws.merge_range(r,1,r,2,'Building total / average',ft[1]); v=agg(G); put(r,v,ft); tot.append({'label':'Building total / average',**dict(zip(K,v))})
    r+=2
    for s in ['In Place is annual base rent over leased area; Asking is weighted by all area of the line. Rents net of taxes, insurance and CAM.','Averages in subtotals are weighted, not simple. % Leased is by area.']: ws.write(r,1,s,F(italic=1,font_size=9)); r+=1
    ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
    save(name,'xlsx','UM',K,rows,tot,None,'OFFICE','lease administrator of a medical office building','bordered table off column B, rotated merged floor cells, percentages first, grouped headers','percent stored as fraction; rents a foot a year; vacant shell without in-place rent; merged floor label; table not at A1')

def um_district():
    rng=random.Random(9)
    S=[('THE LANTERN – apartments',[('L-S0 Studio',0,1,18,485,1720),('L-A1 One bed',1,1,42,655,2085),('L-A2 One bed + den',1,1,20,760,2290),('L-B1 Two bed',2,2,31,985,2740),('L-B2 Two bed corner',2,2,12,1090,2985),('L-C1 Three bed',3,2,6,1310,3620)]),
       ('FOUNDRY ROW – live/work lofts',[('F-1 Loft, mezzanine',1,1.5,14,1025,2650),('F-2 Loft, street entry',1,1,8,1180,2875),('F-3 Double loft',2,2.5,4,1620,3940)]),
       ('MILL YARD – small commercial',[('M-1 Maker stall',None,None,16,180,495),('M-2 Micro retail',None,None,9,420,1260),('M-3 Private office, 2 desks',None,None,12,165,640),('M-4 Private office, 6 desks',None,None,5,390,1390)]),
       ('PARKING AND STORAGE',[('P-1 Garage stall, unreserved',None,None,140,None,125),('P-2 Garage stall, reserved',None,None,36,None,185),('P-3 EV stall',None,None,12,None,215),('P-4 Surface stall',None,None,24,None,70),('ST-1 Storage locker 5x8',None,None,30,40,65),('ST-2 Storage cage 8x10',None,None,10,80,110)])]
    K=['market','market_sf','sf','units','occupied','vacant','pct_occ','total_sf','actual','market_total','actual_total']
    name='Tannery Basin unit mix FINAL v3'
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    wb=Workbook(); ws=wb.active; ws.title='Unit Mix 10-25'
    wb.properties.created=datetime.datetime(2025,10,6)
    ws['A1']='TANNERY BASIN DISTRICT'; ws['A1'].font=Font(bold=True,size=16); ws['A2']='Hamilton Quay, Ohio'; ws['A3']='Unit mix at October 1, 2025 – monthly rents'
    H1=['Space','Bd','Ba','Asking','Asking','Avg','Count','Occ’d','Vacant','Occ.','Total','In-Place','Asking','In-Place']
    H2=['Type','','','Rent','Rent / SF','SF','','','','%','SF','Avg Rent','Total / Mo.','Total / Mo.']
    thin=Side(style='thin',color='999999'); med=Side(style='medium')
    for i in range(14):
        for r,H in((5,H1),(6,H2)):
            c=ws.cell(r,i+1,H[i] or None); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='7A4B2A'); c.alignment=Alignment(horizontal='left' if i==0 else 'right')
    cols=[4,5,6,7,8,9,10,11,12,13,14]; nf=['@','$0.00','#,##0','0','0','0','0.0','#,##0','$#,##0','$#,##0','$#,##0']
    def put(r,v,bold=False,top=None):
        for c,x,n,i in zip(cols,v,nf,range(11)):
            cell=ws.cell(r,c)
            if x is not None: cell.value=f'${x:,.0f}' if i==0 else x
            cell.number_format=n; cell.alignment=Alignment(horizontal='right'); cell.font=Font(bold=bold)
            if top: cell.border=Border(top=top)
    def agg(L,sf=True):
        u=sum(x[3] for x in L);o=sum(x[4] for x in L);M=sum(x[9] for x in L);A=sum(x[10] for x in L); T=sum(x[7] or 0 for x in L)
        full=all(x[7] for x in L)
        return [round(M/u),round(M/T,2) if full else None,round(T/u) if full else None,u,o,u-o,round(100*o/u,1),T or None,round(A/o),M,A]
    r=7; rows=[];tot=[];G=[]
    def tl(r,lb,v,side):
        c=ws.cell(r,1,lb); c.font=Font(bold=True); c.border=Border(top=side)
        for q in(2,3): ws.cell(r,q).border=Border(top=side)
        put(r,v,True,side); tot.append({'label':lb,**{k:q for k,q in zip(K,v) if q is not None}})
    for s,L in S:
        ws.cell(r,1,s).font=Font(bold=True,color='7A4B2A'); ws.cell(r,1).fill=PatternFill('solid',fgColor='F3E8DF'); ws.merge_cells(start_row=r,end_row=r,start_column=1,end_column=14); r+=1; LL=[]
        for ty,bd,ba,u,sf,m in L:
            o=u-min(u-1,int(round(u*rng.uniform(0,.16)))); ac=round(m*rng.uniform(.9,1.0)); 
            v=[m,round(m/sf,2) if sf else None,sf,u,o,u-o,round(100*o/u,1),u*sf if sf else None,ac,u*m,o*ac]; LL.append(v)
            ws.cell(r,1,ty); 
            if bd is not None: ws.cell(r,2,bd); ws.cell(r,3,ba)
            put(r,v); row={'type':ty}
            if bd is not None: row['beds']=bd; row['baths']=ba
            rows.append({**row,**{k:q for k,q in zip(K,v) if q is not None}}); r+=1
        v=agg(LL); 
        if s.startswith('PARK'): v[7]=sum(x[7] or 0 for x in LL)
        tl(r,'Total '+s.split(' –')[0].title(),v,thin); r+=2; G+=LL
    tl(r,'District, all spaces',agg(G),med); r+=2
    ws.cell(r,1,'Asking Rent is stored as entered by leasing. Average in-place rent covers occupied spaces only. Stalls have no area; district area excludes them.').font=Font(italic=True,size=9); r+=1
    ws.cell(r,1,'Storage area is included in Total SF of the last section.').font=Font(italic=True,size=9)
    # side table
    ws['P5']='Move-outs on notice'; ws['P5'].font=Font(bold=True); ws['P6']='Building'; ws['Q6']='Oct'; ws['R6']='Nov'
    for i,(a,b,c) in enumerate([('Lantern',3,2),('Foundry Row',1,0),('Mill Yard',0,2)]): ws.cell(7+i,16,a); ws.cell(7+i,17,b); ws.cell(7+i,18,c)
    for c,w in zip('ABCDEFGHIJKLMNOPQR',[30,5,5,10,10,8,8,8,8,8,10,11,13,13,3,16,6,6]): ws.column_dimensions[c].width=w
    ws.freeze_panes='B7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(f'{B}/documents/{name}.xlsx')
    save(name,'xlsx','UM',K,rows,tot,None,'MIXED_USE','leasing accountant of an Ohio district','openpyxl sheet, two-line headers, asking columns first, sections of apartments, lofts, stalls and storage, side table','asking rent as text with $; stalls without area; beds and baths only for homes; side table of move-outs at the right')

import random, subprocess
from common import *
# ---------- 7 LIHTC mix PDF (platypus)
def um_lihtc():
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.lib.pagesizes import letter,landscape
    from reportlab.lib import colors
    f='Wren_Terrace_LIHTC_rent_schedule.pdf'; ss=getSampleStyleSheet()
    M=['ami','units','pct_units','sf','total_sf','gross','ua','net','other:MARKET Achievable Rent','monthly']
    t=Truth(f,'UM',M)
    lim={30:(516,619,715),50:(860,1032,1192),60:(1032,1239,1431)}; UA={1:(68,71),2:(88,93),3:(112,117)}
    sz={'Garden 1x1':(1,1,648),'Garden 1x1 (ADA)':(1,1,661),'Garden 2x1':(2,1,842),'Garden 2x2':(2,2,911),'Townhome 2x1.5':(2,1.5,1024),'Townhome 3x2':(3,2,1218)}
    mk={'Garden 1x1':1310,'Garden 1x1 (ADA)':1310,'Garden 2x1':1495,'Garden 2x2':1560,'Townhome 2x1.5':1640,'Townhome 3x2':1885}
    secs=[('30% set-aside (deeply targeted)',30,[('Garden 1x1',4),('Garden 1x1 (ADA)',2),('Garden 2x1',3),('Townhome 3x2',1)]),
      ('50% set-aside',50,[('Garden 1x1',10),('Garden 2x1',12),('Garden 2x2',8),('Townhome 2x1.5',4),('Townhome 3x2',6)]),
      ('60% set-aside',60,[('Garden 1x1',14),('Garden 1x1 (ADA)',1),('Garden 2x1',16),('Garden 2x2',18),('Townhome 2x1.5',8),('Townhome 3x2',11)]),
      ('Unrestricted',None,[('Garden 2x2',5),('Townhome 3x2',2)]),('Staff',None,[('Garden 2x1',1)])]
    TU=sum(n for _,_,l in secs for _,n in l)
    P=lambda s:Paragraph(s,ss['BodyText'])
    hdr=[['','','','UNITS','','AREA (SF)','','RESTRICTED RENT','','','MARKET','PRO FORMA'],['Plan','Bed/','% of','No.','% of','Per','Total','Gross','Utility','Net','Achievable','Net Rent'],['','Bath','AMI','','Mix','Unit','','Limit','Allow.','Rent','Rent','per Month']]
    D=[r[:] for r in hdr]; st=[]; G=[0]*6
    def ps(v): return f'{v:,.0f}' if v is not None else ''
    pc=lambda n:round(n/TU*100+1e-9,1)
    R=len(D)
    def line(lab,bb,a,u,p,sf,ts,g,ua,nt,mr,mo): D.append([lab,bb,f'{a}%' if a else '',str(u),f'{p:.1f}%',ps(sf),ps(ts),'$'+ps(g) if g is not None else '','('+ps(ua)+')' if ua is not None else '',('$'+ps(nt)) if nt is not None else '',('$'+ps(mr)) if mr is not None else '','$'+ps(mo) if mo is not None else ''])
    tg=[]
    for s,a,l in secs:
        st.append(('SPAN',(0,len(D)),(-1,len(D)))); st.append(('FONT',(0,len(D)),(-1,len(D)),'Helvetica-BoldOblique',8.5)); st.append(('BACKGROUND',(0,len(D)),(-1,len(D)),colors.Color(.93,.95,.98))); D.append([s]+['']*11)
        S=[0]*4; wm=0
        for n,k in l:
            bd,ba,sf=sz[n]; g=ua=nt=None; mr=mk[n]
            if a: g=lim[a][bd-1]; ua=UA[bd][1 if n.startswith('Town') else 0]; nt=g-ua
            elif s=='Unrestricted': nt=mr-25
            else: mr=None
            mo=nt*k if nt is not None else 0
            line(n,f'{bd} / {ba}',a,k,pc(k),sf,sf*k,g,ua,nt,mr,mo)
            t.radd(dict(type=n,ami=a,units=k,pct_units=pc(k),sf=sf,total_sf=sf*k,gross=g,ua=-ua if ua is not None else None,net=nt,**{M[8]:mr},monthly=mo))
            S=[S[0]+k,S[1]+sf*k,S[2]+mo,S[3]+(mr or 0)*k]; G[0]+=k; G[1]+=sf*k; G[2]+=mo; G[3]+=(mr or 0)*k
        if len(l)>1:
            lab='Subtotal / average'; st.append(('FONT',(0,len(D)),(-1,len(D)),'Helvetica-Bold',8.5)); st.append(('LINEABOVE',(3,len(D)),(-1,len(D)),.5,colors.black))
            av=round(S[1]/S[0]+1e-9); an=round(S[2]/S[0]+1e-9); am=round(S[3]/S[0]+1e-9)
            line(lab,'',None,S[0],pc(S[0]),av,S[1],None,None,an,am,S[2]); t.tadd(lab,{'units':S[0],'pct_units':pc(S[0]),'sf':av,'total_sf':S[1],'net':an,M[8]:am,'monthly':S[2]})
    st.append(('FONT',(0,len(D)),(-1,len(D)),'Helvetica-Bold',9)); st.append(('LINEABOVE',(0,len(D)),(-1,len(D)),1.2,colors.black))
    line('Wren Terrace total','',None,G[0],100.0,round(G[1]/G[0]),G[1],None,None,None,None,G[2]); t.tadd('Wren Terrace total',dict(units=G[0],pct_units=100,sf=round(G[1]/G[0]),total_sf=G[1],monthly=G[2]))
    T=Table(D,repeatRows=3,colWidths=[118,46,40,38,44,46,56,56,48,52,62,72],rowHeights=14.2)
    T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,2),'Helvetica-Bold',8.2),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(0,0),(-1,0),'CENTER'),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(9,0)),('LINEBELOW',(3,0),(4,0),.5,colors.black),('LINEBELOW',(5,0),(6,0),.5,colors.black),('LINEBELOW',(7,0),(9,0),.5,colors.black),('LINEBELOW',(0,2),(-1,2),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)]+st))
    an=G[2]*12
    body=[Paragraph('Wren Terrace Apartments - restricted rent schedule',ss['Heading2']),P('Placed in service 2019; 2025 program limits. Rents below are those in force on April 1, 2025 and were certified by the sponsor. Annual net rent of the schedule: <b>$%s</b>.'%f'{an:,}'),Spacer(1,6),T,Spacer(1,6),P('<font size=7.5>Utility allowances (in parentheses, deducted) are the housing authority\'s tables for garden and townhome construction. The staff unit carries no rent; its market rent is not estimated. Unrestricted plans lease at $25 under achievable rent. Shares of mix may not add because of rounding.</font>')]
    def fp(c,d): c.setFont('Helvetica',7); c.drawRightString(750,22,f'Tolland & Mears Housing Partners - page {d.page}')
    SimpleDocTemplate(path(f),pagesize=landscape(letter),topMargin=30,bottomMargin=34,leftMargin=36,rightMargin=36,invariant=1).build(body,onFirstPage=fp,onLaterPages=fp)
    t.save('MULTIFAMILY','UNIT_MIX','tax credit sponsor','three-line grouped header, set-aside sections, subtotals with averages','bed/bath in one cell; allowance in parentheses; staff unit')
# ---------- 8 self-storage xlsx
def um_storage():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(2508); f='Cobblestone Storage - unit mix by building.xlsx'
    M=['sf','units','occupied','vacant','pct_occ','total_sf','market','market_sf','actual','actual_sf','market_total','actual_total','other:MONTHLY RENT Gap To Street']
    t=Truth(f,'UM',M)
    wb=Workbook(); ws=wb.active; ws.title='Mix'; wb.create_sheet('About')['A1']='Rates are monthly. Export from the gate system, tidied by the district manager. No figures on this sheet.'
    ws['B2']='COBBLESTONE SELF STORAGE #3 (Guelph Line)'; ws['B2'].font=Font(name='Arial Narrow',bold=True,size=14); ws['B3']='Unit mix and rates at August 31, 2025'
    for a,v in [('B5:B6','Size (ft) and kind'),('C5:C6','SF per Unit'),('D5:G5','UNIT COUNT'),('H5:H6','Rentable SF'),('I5:J5','STREET RATE'),('K5:L5','IN-PLACE RATE'),('M5:O5','MONTHLY RENT')]: ws.merge_cells(a); ws[a.split(':')[0]]=v
    for c,v in zip('DEFGIJKLMNO',['Total','Rented','Open','% Rented','Per Unit','Per SF','Per Rented Unit','Per SF','Potential At Street','Rented At In-Place','Gap To Street']): ws[f'{c}6']=v
    for r in(5,6):
        for c in 'BCDEFGHIJKLMNO': q=ws[f'{c}{r}']; q.font=Font(name='Arial Narrow',bold=True,color='FFFFFF'); q.fill=PatternFill('solid',fgColor='44546A'); q.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    ws.row_dimensions[6].height=30
    S=[('BUILDING A - CLIMATE CONTROLLED, MAIN FLOOR',1.0,[(5,5),(5,10),(8,10),(10,10),(10,15),(10,20)],'CC main'),('BUILDING A - CLIMATE CONTROLLED, UPPER FLOOR',.86,[(4,5),(5,5),(5,8),(5,10),(10,10),(10,12)],'CC upper'),('BUILDINGS B-D - DRIVE-UP',.8,[(5,10),(10,10),(10,15),(10,20),(10,25),(10,30),(12,30)],'drive-up'),('YARD - UNCOVERED PARKING',.11,[(10,20),(10,30),(12,40)],'parking')]
    r=7; G=[0]*7; fmts=['#,##0','#,##0','#,##0','#,##0','0.0%','#,##0','$#,##0.00','0.00','$#,##0.00','0.00','$#,##0.00','$#,##0.00','$#,##0.00;($#,##0.00);0.00']
    def put(lab,v,bold=False,txt=False):
        nonlocal r
        q=ws.cell(r,2,lab); q.font=Font(name='Arial Narrow',bold=bold)
        for j,(z,fm) in enumerate(zip(v,fmts)):
            if z is None: continue
            q=ws.cell(r,3+j)
            if txt and j==6: q.value=f'${z:,.2f}'; q.alignment=Alignment(horizontal='right')
            else: q.value=round(z/100,6) if j==4 else z; q.number_format=fm
            q.font=Font(name='Arial Narrow',bold=bold)
            if bold: q.border=Border(top=Side('thin'))
        r+=1
    for s,k,l,suf in S:
        ws.cell(r,2,s).font=Font(name='Arial Narrow',bold=True,italic=True); ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=15); r+=1
        A=[0]*7
        for n,(a,b) in enumerate(l):
            sf=a*b; u=R.randint(4,46); oc=u-R.choice([0,0,1,2,3,u//6]); oc=max(oc,0)
            st=float(round((sf**.72*5.1*k if k>.2 else sf*.22+38)))-.0
            st=st+R.choice([0,.5,.95]); ip=r2(st*R.uniform(.86,1.11)) if oc else None
            if suf=='parking' and (a,b)==(12,40): oc=0; ip=None
            v=[sf,u,oc,u-oc,round(oc/u*100+1e-9,1),sf*u,st,r2(st/sf),ip,r2(ip/sf) if ip else None,r2(st*u),r2(ip*oc) if ip else 0]
            v.append(r2(v[10]-v[11])); lab=f"{a} x {b} {suf}" + (' *' if (a,b)==(10,30) and suf=='drive-up' else '')
            put(lab,v,txt=(n%3==2)); t.radd(dict(type=lab,**dict(zip(M,v))))
            A=[x+y for x,y in zip(A,[u,oc,u-oc,sf*u,v[10],v[11],sf*oc])]
        def tot(lab,A):
            u,oc,va,ts,mt,at,os=A; v=[r2(ts/u),u,oc,va,round(oc/u*100+1e-9,1),ts,r2(mt/u),r2(mt/ts),r2(at/oc),r2(at/os),r2(mt),r2(at),r2(mt-at)]
            v[0]=round(v[0]); put(lab,v,True); t.tadd(lab,dict(zip(M,v)))
        tot('Sub-total, '+suf,A); G=[x+y for x,y in zip(G,A)]; r+=1
    tot('FACILITY',G); r+=1
    for x in ['* Two 10 x 30 units have been knocked together for a contractor and are counted as two.','Sub-total and facility lines: sizes and rates are weighted averages (street by all units, in-place by rented units; in-place per SF by rented SF).']: ws.cell(r,2,x).font=Font(name='Arial Narrow',italic=True,size=9); r+=1
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=27
    for c in 'CDEFGHIJKL': ws.column_dimensions[c].width=10
    for c in 'MNO': ws.column_dimensions[c].width=14
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(f))
    t.save('OTHER','UNIT_MIX','storage district manager','grouped header, merged section lines, averages in totals','numbers as text; many rates; type with nothing rented')
# ---------- 9 student beds PDF (sheet -> LibreOffice)
def um_student():
    R=random.Random(2509); f='Quarrymen_Hall_bed_mix_AY25-26.pdf'
    M=['units','sf','total_sf','other:BEDS Total','other:BEDS Share','other:BEDS Leased','other:BEDS Leased %','other:INSTALLMENT PER BED Asking','other:INSTALLMENT PER BED Signed','market_total']
    t=Truth(f,'UM',M)
    S=[('PHASE I - QUARRY ROAD (2016)',[('S1 Studio',1,1,12,402,1189),('A2 Double',2,2,28,788,934),('A2-B Double balcony',2,2,10,826,959),('A3 Triple',3,2,9,1064,858),('A4 Quad',4,4,41,1388,829),('A4-P Quad penthouse',4,4,4,1512,905)]),('PHASE II - MILL LANE (2021)',[('S2 Studio',1,1,18,431,1264),('B1 One-bed den',1,1,6,560,1345),('B2 Double',2,2,36,845,989),('B4 Quad',4,4,30,1420,874),('B5 Five-bed townhouse',5,3,8,1905,812),('B5-E Five-bed end',5,3.5,4,1988,838)]),('MILL LANE ANNEX (leased from the college)',[('C2 Shared suite',2,1,15,610,715),('C4 Shared suite',4,2,7,1010,688)])]
    TB=sum(x[1]*x[3] for _,l in S for x in l)
    h=[]; G=[0]*6
    def tr(cells,cls=''): h.append((cls,cells))
    def tot(lab,A):
        u,ts,b,le,sg,mt=A; v=[u,round(ts/u),ts,b,round(b/TB*100+1e-9,1),le,round(le/b*100+1e-9,1),round(mt/b),round(sg/le),mt]
        tr([lab,'','']+fmt(v),'t'); t.tadd(lab,dict(zip(M,v)))
    def fmt(v): return [f'{v[0]}',f'{v[1]:,}',f'{v[2]:,}',f'{v[3]}',f'{v[4]:.1f}%',f'{v[5]}' ,f'{v[6]:.1f}%',f'${v[7]:,}',f'${v[8]:,}' if v[8] is not None else 'n/a',f'${v[9]:,}']
    for s,l in S:
        h.append(('s',[s])); A=[0]*6
        for n,bd,ba,u,sf,ask in l:
            b=bd*u; le=min(b,round(b*R.uniform(.82,1.0))); sg=ask-R.choice([0,10,15,25,40,-12])
            v=[u,sf,sf*u,b,round(b/TB*100+1e-9,1),le,round(le/b*100+1e-9,1),ask,sg,ask*b]
            tr([n,bd,ba]+fmt(v)); t.radd(dict(type=n,beds=bd,baths=ba,**dict(zip(M,v))))
            A=[x+y for x,y in zip(A,[u,sf*u,b,le,sg*le,ask*b])]
        tot('Subtotal '+s.split(' - ')[0].split(' (')[0].title().replace('Ii','II'),A); G=[x+y for x,y in zip(G,A)]
    tot('Quarrymen Hall',G)
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    wb=Workbook(); ws=wb.active; fn='Liberation Sans Narrow'; th=Side('thin',color='777777'); box=Border(top=th,bottom=th,left=th,right=th)
    ws['A1']='Quarrymen Hall'; ws['A1'].font=Font(name='Liberation Serif',size=17,bold=True); ws['A2']='Bed mix and leasing for academic year 2025-26, as of May 9, 2025'; ws['A2'].font=Font(name='Liberation Serif',size=11)
    def note(r,x): ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13); q=ws.cell(r,1,x); q.font=Font(name='Liberation Serif',size=9); q.alignment=Alignment(wrap_text=True,vertical='top'); ws.row_dimensions[r].height=26
    note(3,'Twelve equal monthly installments a bed. Signed is the average over leased beds only; on subtotal lines installments are averages weighted by beds (asking) and by leased beds (signed).')
    for a,v in [('A5:A6','Floor plan'),('B5:B6','Bed'),('C5:C6','Bath'),('D5:D6','Units'),('E5:E6','SF per\nunit'),('F5:F6','Total\nSF'),('G5:J5','BEDS'),('K5:L5','INSTALLMENT PER BED'),('M5:M6','Monthly potential\nat asking,\nall units')]: ws.merge_cells(a); ws[a.split(':')[0]]=v
    for c,v in zip('GHIJKL',['Total','Share','Leased','Leased %','Asking','Signed']): ws[f'{c}6']=v
    for r in(5,6):
        for c in 'ABCDEFGHIJKLM': q=ws[f'{c}{r}']; q.font=Font(name=fn,bold=True); q.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); q.fill=PatternFill('solid',fgColor='CFD8CF'); q.border=box
    ws.row_dimensions[5].height=20; ws.row_dimensions[6].height=28; r=7
    for cls,cells in h:
        if cls=='s': ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=13)
        for j,x in enumerate(cells):
            q=ws.cell(r,1+j,str(x)); q.font=Font(name=fn,bold=bool(cls),italic=cls=='s'); q.alignment=Alignment(horizontal='right' if j else 'left')
            if cls=='t': q.fill=PatternFill('solid',fgColor='E8E8E8')
        for j in range(13): ws.cell(r,1+j).border=box
        r+=1
    note(r+1,'Annex rooms are rented by the bed under a lease from the college. Parking (118 stalls) and furniture fees are not in the table. Share is of all beds; shares may not add to 100.0% for rounding.')
    for c,w in zip('ABCDEFGHIJKLM',[26,6,6,7,8,10,8,8,8,10,11,11,18]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.oddFooter.center.text='Quarrymen Student Living - confidential - page &P of &N'; ws.oddFooter.center.size=8
    os.makedirs(f'{ROOT}/prev',exist_ok=True); src=f'{ROOT}/prev/{f[:-4]}.xlsx'; wb.save(src)
    subprocess.run(['soffice',f'-env:UserInstallation=file://{ROOT}/prev/lo','--headless','--convert-to','pdf','--outdir',f'{ROOT}/documents',src],check=True,capture_output=True,timeout=120)
    assert os.path.exists(path(f))
    t.save('STUDENT_HOUSING','UNIT_MIX','student housing operator','ruled grid printed from a spreadsheet, grouped headers, phases','rents per bed; counts of beds beside units; weighted averages')

from common import *
import subprocess,tempfile,shutil
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors

def um1():
    r=rng('um1');stem='um_sable_creek_apartments'
    types=[('sc0s','Studio - Alder',0,1,486,18,1295),('sc1a','1 Bed - Birch',1,1,642,36,1465),('sc1b','1 Bed - Birch w/ Balcony',1,1,668,24,1520),('sc1c','1 Bed - Cedar Den',1,1.5,781,12,1640),('sc1r','1 Bed - Birch Renovated',1,1,642,20,1615),('sc2a','2 Bed - Dogwood',2,1,884,28,1785),('sc2b','2 Bed - Elm',2,2,962,32,1895),('sc2r','2 Bed - Elm Renovated',2,2,962,16,2060),('sc2t','2 Bed - Elm Townhome',2,2.5,1148,14,2240),('sc3a','3 Bed - Fir',3,2,1236,16,2385),('sc3t','3 Bed - Fir Townhome',3,2.5,1402,8,2610),('scmd','Model / Office Suite',1,1,642,1,1465)]
    N=sum(t[5] for t in types)
    K=['beds','baths','sf','total_sf','units','pct_units','occupied','vacant','pct_occ','market','market_total','market_sf','actual','actual_total','actual_sf','ltl']
    rows=[];g=dict.fromkeys(['total_sf','units','occupied','vacant','market_total','actual_total','ltl','occ_sf','mkocc'],0)
    for c,d,be,ba,sf,u,mk in types:
        oc=0 if c=='scmd' else u-r.choice([0,1,1,2,2,3] if u>10 else [0,0,1])
        act=sum(mk-r.randrange(-20,95) for _ in range(oc))
        x=dict(type=c,desc=d,beds=be,baths=ba,sf=sf,total_sf=sf*u,units=u,pct_units=round(u/N*100,1),occupied=oc,vacant=u-oc,pct_occ=round(oc/u*100,1),market=mk,market_total=mk*u,market_sf=round(mk/sf,2))
        if oc: x.update(actual=round(act/oc),actual_total=act,actual_sf=round(act/(oc*sf),2),ltl=mk*oc-act)
        rows.append(x)
        for k in('total_sf','units','occupied','vacant','market_total','actual_total','ltl'): g[k]+=x.get(k,0)
        g['occ_sf']+=oc*sf
    tot=dict(label='Total / Average',sf=round(g['total_sf']/N),total_sf=g['total_sf'],units=N,pct_units=100.0,occupied=g['occupied'],vacant=g['vacant'],pct_occ=round(g['occupied']/N*100,1),market=round(g['market_total']/N),market_total=g['market_total'],market_sf=round(g['market_total']/g['total_sf'],2),actual=round(g['actual_total']/g['occupied']),actual_total=g['actual_total'],actual_sf=round(g['actual_total']/g['occ_sf'],2),ltl=g['ltl'])
    W,H=landscape(legal);cv=canvas.Canvas(DOC+stem+'.pdf',pagesize=(W,H),invariant=1)
    cv.setFont('Helvetica-Bold',15);cv.setFillColor(colors.HexColor('#5b2c6f'));cv.drawString(40,H-50,'SABLE CREEK APARTMENTS');cv.setFont('Helvetica',10);cv.setFillColor(colors.black)
    cv.drawString(40,H-66,'Unit Mix Summary  |  Rent roll date December 31, 2025  |  Phases 1 and 2 combined')
    X={'type':40,'desc':88,'bb':246,'sf':292,'total_sf':346,'units':384,'pct_units':424,'occupied':466,'vacant':500,'pct_occ':546,'market':602,'market_total':664,'market_sf':704,'actual':758,'actual_total':820,'actual_sf':860,'ltl':930}
    y=H-98;cv.setFont('Helvetica-Bold',8.5)
    def grp(a,b,t):
        cv.setFillColor(colors.HexColor('#e8daef'));cv.rect(a,y-4,b-a,14,fill=1,stroke=0);cv.setFillColor(colors.black);cv.drawCentredString((a+b)/2,y,t)
    grp(262,349,'Area (SF)');grp(356,428,'Units');grp(434,549,'Occupancy');grp(572,707,'Market Rent');grp(726,863,'In-Place Rent')
    y-=16
    cv.drawString(40,y,'Code');cv.drawString(88,y,'Floor Plan');cv.drawRightString(250,y,'Bd/Ba')
    for k,t in [('sf','Avg'),('total_sf','Total'),('units','#'),('pct_units','%'),('occupied','Occ'),('vacant','Vac'),('pct_occ','% Occ'),('market','Avg'),('market_total','Total'),('market_sf','PSF'),('actual','Avg'),('actual_total','Total'),('actual_sf','PSF')]: cv.drawRightString(X[k],y,t)
    cv.drawRightString(930,y+10,'Loss to');cv.drawRightString(930,y,'Lease')
    cv.setLineWidth(.8);cv.line(38,y-5,934,y-5);y-=20
    def fm(k,v):
        if v is None: return '-'
        if k in('pct_units','pct_occ'): return f'{v:.1f}%'
        if k in('market_sf','actual_sf'): return f'{v:.2f}'
        if k in('market_total','actual_total','market','actual'): return f'${v:,}'
        if k=='ltl': return f'({-v:,})' if v<0 else f'{v:,}'
        return f'{v:,}'
    for x in rows:
        cv.setFont('Helvetica',8.5);cv.drawString(40,y,x['type']);cv.drawString(88,y,x['desc']);cv.drawRightString(250,y,f"{x['beds']}/{x['baths']:g}")
        for k in K[2:]: cv.drawRightString(X[k],y,fm(k,x.get(k)))
        cv.setStrokeColor(colors.lightgrey);cv.setLineWidth(.4);cv.line(38,y-5,934,y-5);cv.setStrokeColor(colors.black);y-=16
    cv.setLineWidth(1);cv.line(38,y+11,934,y+11);y-=2;cv.setFont('Helvetica-Bold',8.5);cv.drawString(88,y,'Total / Average')
    for k in K[2:]: cv.drawRightString(X[k],y,fm(k,tot[k]))
    y-=26;cv.setFont('Helvetica-Oblique',8)
    for t in ['In-place averages are over occupied units. Loss to lease = market rent of occupied units less in-place rent, per month.','Percent of units may not add to 100.0% because of rounding. Suite scmd is used by the leasing office and carries no lease.']:
        cv.drawString(40,y,t);y-=11
    cv.drawString(40,30,'Sable Creek Owner LP - asset management');cv.drawRightString(934,30,'1 of 1');cv.save()
    save(stem,'pdf','UM','MULTIFAMILY',K,rows,[tot],None,'asset manager report','legal landscape, grouped header bands, beds and baths in one column, averages and totals, PSF','Bd/Ba in one column, repeated sub-headers Avg/Total/PSF under groups, dashes for the model unit')

def um2():
    from docx import Document
    from docx.shared import Pt,Inches
    from docx.enum.text import WD_ALIGN_PARAGRAPH
    from docx.enum.table import WD_ALIGN_VERTICAL
    stem='um_st_brendan_senior_lihtc'
    D=[('Studio',0,1,412,[(30,4,512,38,474,4),(50,6,853,38,790,6),(60,6,1024,38,905,5)]),
       ('1 Bedroom',1,1,548,[(30,6,548,51,497,6),(50,14,914,51,838,14),(60,18,1097,51,975,16),(80,4,1463,51,1180,3)]),
       ('1 Bedroom Accessible',1,1,602,[(50,4,914,51,838,4),(60,2,1097,51,975,2)]),
       ('2 Bedroom',2,1,764,[(50,5,1096,66,1012,5),(60,8,1316,66,1155,7),(80,3,1755,66,1390,3)])]
    K=['beds','baths','sf','ami','units','gross','ua','net','actual','actual_total','occupied']
    d=Document();s=d.sections[0];s.page_width,s.page_height=Inches(8.5),Inches(11)
    for a in('left_margin','right_margin'): setattr(s,a,Inches(.6))
    d.styles['Normal'].font.name='Liberation Serif';d.styles['Normal'].font.size=Pt(10)
    p=d.add_paragraph();p.alignment=WD_ALIGN_PARAGRAPH.CENTER;q=p.add_run("St. Brendan's Senior Residence, L.P.");q.bold=True;q.font.size=Pt(14)
    p=d.add_paragraph();p.alignment=WD_ALIGN_PARAGRAPH.CENTER;p.add_run('Schedule 4 - Unit Mix and Rent Limits at December 31, 2025').italic=True
    d.add_paragraph('Age-restricted (62+) tax credit community. Gross limits are those published for 2025. Net maximum is the gross limit less the utility allowance. Rents are monthly per unit.')
    hdr=['Unit type','Beds','Baths','Sq. ft.','AMI','No. of units','Gross rent limit','Utility allow.','Max. net rent','Rent charged','Monthly rent, all units','Occupied']
    t=d.add_table(rows=1,cols=len(hdr));t.style='Table Grid';t.autofit=False
    w=[1.02,.42,.46,.5,.5,.5,.62,.58,.62,.64,.78,.68]
    def cell(c,tx,b=False,al='r'):
        c.text='';pp=c.paragraphs[0];u=pp.add_run(tx);u.bold=b;u.font.size=Pt(8.5);pp.alignment={'r':WD_ALIGN_PARAGRAPH.RIGHT,'c':WD_ALIGN_PARAGRAPH.CENTER,'l':WD_ALIGN_PARAGRAPH.LEFT}[al];pp.paragraph_format.space_after=Pt(0);c.vertical_alignment=WD_ALIGN_VERTICAL.CENTER
    for c,h in zip(t.rows[0].cells,hdr): cell(c,h,True,'c')
    R=[];T=[];gu=gt=go=gs=0
    for ty,be,ba,sf,ls in D:
        st=len(t.rows);su=stt=so=0
        for ami,u,gr,ua,cur,oc in ls:
            net=gr-ua;assert cur<=net
            x=dict(type=ty,beds=be,baths=ba,sf=sf,ami=ami,units=u,gross=gr,ua=ua,net=net,actual=cur,actual_total=cur*u,occupied=oc)
            R.append(x);ce=t.add_row().cells
            for i,k in enumerate(K,1):
                v=x[k];cell(ce[i],f'{v}%' if k=='ami' else f'${v:,}' if k in('gross','net','actual','actual_total','ua') else f'{v:,}',al='c' if i<6 else 'r')
            su+=u;stt+=cur*u;so+=oc
        m=t.cell(st,0).merge(t.cell(len(t.rows)-1,0));cell(m,ty,al='l')
        ce=t.add_row().cells;lab='Subtotal';mm=ce[0].merge(ce[4]);cell(mm,f'Subtotal, {ty}',True,'l');cell(ce[5],str(su),True,'c');cell(ce[10],f'${stt:,}',True);cell(ce[11],str(so),True)
        T.append(dict(label=f'Subtotal, {ty}',units=su,actual_total=stt,occupied=so));gu+=su;gt+=stt;go+=so
    # manager
    x=dict(type='Manager (2 BR)',beds=2,baths=1,sf=764,units=1,occupied=1);R.append(x);ce=t.add_row().cells
    for i,v in enumerate(['Manager (2 BR)','2','1','764','—','1','—','—','—','—','—','1']): cell(ce[i],v,al='l' if i==0 else 'c' if i<6 else 'r')
    gu+=1;go+=1
    ce=t.add_row().cells;mm=ce[0].merge(ce[4]);cell(mm,'Total, all units',True,'l');cell(ce[5],str(gu),True,'c');cell(ce[10],f'${gt:,}',True);cell(ce[11],str(go),True)
    T.append(dict(label='Total, all units',units=gu,actual_total=gt,occupied=go))
    for row in t.rows:
        for c,ww in zip(row.cells,w):
            pass
    for i,ww in enumerate(w): t.columns[i].width=Inches(ww)
    for ri,row in enumerate(t.rows):
        tcs=row._tr.tc_lst
        for tc in tcs:
            pass
    d.add_paragraph()
    d.add_paragraph('1.  “Monthly rent, all units” is the rent charged times the number of units, whether or not occupied.')
    d.add_paragraph('2.  The manager lives rent free and the unit is common area for the tax credit; no limit applies.')
    p=d.add_paragraph();p.add_run('See accompanying independent auditor’s report on supplementary information.').italic=True
    td=tempfile.mkdtemp();d.save(td+'/'+stem+'.docx')
    subprocess.run(['soffice','-env:UserInstallation=file://'+td+'/lo','--headless','--convert-to','pdf','--outdir',td,td+'/'+stem+'.docx'],check=True,capture_output=True)
    shutil.copy(td+'/'+stem+'.pdf',DOC+stem+'.pdf');shutil.rmtree(td)
    save(stem,'pdf','UM','SENIOR_HOUSING',K,R,T,None,'sponsor accountant, Word schedule','Word table printed to PDF, type cells merged over AMI lines, subtotals, notes, portrait letter','vertically merged type cells, merged subtotal labels, em dashes on the manager unit, narrow wrapped headers')

def um3():
    import xlwt
    r=rng('um3');stem='um_anchor_self_storage'
    D=[('Climate Controlled',[('5x5','CC Interior Up',25,44,62),('5x10','CC Interior Up',50,68,98),('5x10','CC Interior Ground',50,30,112),('10x10','CC Interior Up',100,72,158),('10x10','CC Interior Ground',100,36,176),('10x15','CC Interior Up',150,28,214),('10x15','CC Interior Ground',150,14,232),('10x20','CC Interior Ground',200,12,289)]),
       ('Drive-Up',[('5x10','DU Standard',50,24,84),('10x10','DU Standard',100,58,139),('10x15','DU Standard',150,40,178),('10x20','DU Standard',200,52,219),('10x25','DU Standard',250,18,252),('10x30','DU Oversize Door',300,16,298),('12x40','DU Oversize Door',480,6,412)]),
       ('Vehicle Spaces',[('10x20','Uncovered',None,22,65),('12x30','Uncovered',None,18,90),('12x40','Canopy',None,12,165)])]
    K=['sf','units','occupied','vacant','other:Unrentable','pct_occ','total_sf','market','market_total','actual_total','actual']
    hdr=['Size','Unit Type','Unit\nArea','Total\nUnits','Occ.','Vacant','Unrentable','Occ %','Total\nArea','Street\nRate','Gross\nPotential','Occupied\nRent','Average\nRent']
    wb=xlwt.Workbook();ws=wb.add_sheet('Unit Statistics',cell_overwrite_ok=True)
    B=xlwt.easyxf('font: name Tahoma, height 160, bold on; align: wrap on, horiz center, vert center; pattern: pattern solid, fore_colour pale_blue; borders: bottom thin')
    S=lambda nf='General',b=False,top=False:xlwt.easyxf(f'font: name Tahoma, height 160{", bold on" if b else ""}'+('; borders: top thin' if top else ''),num_format_str=nf)
    st={}
    def sty(nf,b=False,top=False):
        return st.setdefault((nf,b,top),S(nf,b,top))
    ws.write_merge(0,0,0,12,'Anchor Self Storage - Route 9',xlwt.easyxf('font: name Tahoma, height 240, bold on; align: horiz center'))
    ws.write_merge(1,1,0,12,'Unit Statistics by Size as of 12/31/2025 11:59 PM',xlwt.easyxf('font: name Tahoma, height 180; align: horiz center'))
    for i,h in enumerate(hdr): ws.write(3,i,h,B)
    ws.row(3).height_mismatch=True;ws.row(3).height=480
    nf={'sf':'#,##0','units':'#,##0','occupied':'#,##0','vacant':'#,##0','other:Unrentable':'0','pct_occ':'0.0%','total_sf':'#,##0','market':'#,##0.00','market_total':'#,##0.00','actual_total':'#,##0.00','actual':'#,##0.00'}
    row=4;R=[];T=[];SK=['units','occupied','vacant','other:Unrentable','total_sf','market_total','actual_total'];G=dict.fromkeys(SK,0)
    def fin(label,s):
        nonlocal row
        t={'label':label};
        for k in SK:
            if k=='total_sf' and not s[k]: continue
            t[k]=round(s[k],2)
        t['pct_occ']=round(s['occupied']/s['units'],3);t['actual']=round(s['actual_total']/s['occupied'],2)
        for i in range(13): ws.write(row,i,'',sty('General',True,True))
        ws.write(row,0,label,sty('General',True,True))
        for i,k in enumerate(K,2):
            if k in t: ws.write(row,i,t[k],sty(nf[k],True,True))
        T.append(t);row+=1
    for sec,ls in D:
        ws.write(row,0,sec,sty('General',True));row+=1;s=dict.fromkeys(SK,0)
        for sz,ty,sf,u,mk in ls:
            un=r.choice([0,0,0,1,2]) if u>20 else 0;va=r.randrange(0,max(2,u//7));oc=u-un-va
            act=sum(round(mk*r.uniform(.82,1.12)) for _ in range(oc))
            x={'type':sz,'desc':ty}
            if sf: x['sf']=sf
            x.update(units=u,occupied=oc,vacant=va);x['other:Unrentable']=un;x['pct_occ']=round(oc/u,3)
            if sf: x['total_sf']=sf*u
            x.update(market=mk,market_total=mk*u,actual_total=act,actual=round(act/oc,2))
            ws.write(row,0,sz,sty('General'));ws.write(row,1,ty,sty('General'))
            for i,k in enumerate(K,2):
                if k in x: ws.write(row,i,x[k],sty(nf[k]))
            for k in SK: s[k]+=x.get(k,0)
            R.append(x);row+=1
        fin(f'{sec} Totals',s);row+=1
        for k in SK: G[k]+=s[k]
    fin('Facility Totals',G)
    ws.write(row+1,0,'Vehicle spaces carry no rentable area. Rates are monthly. Occ % = occupied / total units.',sty('General'))
    for i,wd in enumerate([9,21,8,8,8,8,11,8,10,10,13,13,10]): ws.col(i).width=wd*290
    ws.portrait=False;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.fit_num_pages=1
    wb.save(DOC+stem+'.xls')
    save(stem,'xls','UM','SELF_STORAGE',K,R,T,None,'storage management software export','legacy xls, wrapped two-line headers, sections with totals, percent cells, blank areas for vehicle spaces','percent as fraction cells; same size repeated with other descriptions; sections; unrentable units; blank areas')

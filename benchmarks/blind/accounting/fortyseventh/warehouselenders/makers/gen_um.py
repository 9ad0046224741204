from common import *
import subprocess
# ---- UM1: Word table -> PDF, garden apartments, hand-made by owner's office ----
def um1():
    from docx import Document
    from docx.shared import Pt, Inches, RGBColor
    from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
    from docx.enum.section import WD_ORIENT
    from docx.oxml.ns import qn
    from docx.oxml import OxmlElement
    r=random.Random(4721); name='Tamarack Ridge unit mix Oct 2026'
    G=[('Studios',[('The Wren','0','1',488,12,1045)]),
       ('One-bedroom',[('The Finch','1','1',642,36,1210),('The Finch + den','1','1',731,14,1305),('The Finch, renovated','1','1',642,20,1360)]),
       ('Two-bedroom',[('The Heron','2','1',884,28,1435),('The Heron, renovated','2','1',884,16,1610),('The Osprey','2','2',968,44,1565),('The Osprey corner','2','2',1012,10,1640)]),
       ('Three-bedroom',[('The Kestrel','3','2',1190,18,1890),('The Kestrel townhome','3','2.5',1342,8,2195)])]
    K=['beds','baths','sf','units','occupied','vacant','pct_occ','market','actual','actual_total','market_sf']
    rows=[];totals=[];tab=[]
    acc=[]
    def tot(lab,it):
        u=sum(i['units'] for i in it);o=sum(i['occupied'] for i in it)
        return dict(label=lab,sf=round(sum(i['sf']*i['units'] for i in it)/u),units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),market=round(sum(i['market']*i['units'] for i in it)/u),actual=round(sum(i['actual_total'] for i in it)/o),actual_total=sum(i['actual_total'] for i in it),market_sf=round(sum(i['market']*i['units'] for i in it)/sum(i['sf']*i['units'] for i in it),2))
    for g,it in G:
        tab.append(('g',g)); mine=[]
        for n,b,ba,sf,u,m in it:
            v=min(u-1,r.choice([0,0,1,1,2,2,3])); a=m-r.randint(18,96); o=u-v
            x=dict(type=n,beds=float(b),baths=float(ba),sf=sf,units=u,occupied=o,vacant=v,pct_occ=round(100*o/u,1),market=m,actual=a,actual_total=a*o,market_sf=round(m/sf+1e-9,2))
            x['_b'],x['_ba']=b,ba; rows.append(x); mine.append(x); tab.append(('r',x))
        if len(it)>1:
            t=tot(f'All {g.lower()}s',mine); tab.append(('t',t)); totals.append(t)
    t=tot('Property',rows); tab.append(('t',t)); totals.append(t)
    real=t['units']; 
    doc=Document(); s=doc.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
    s.left_margin=s.right_margin=Inches(.6); s.top_margin=Inches(.6); s.bottom_margin=Inches(.5)
    st=doc.styles['Normal']; st.font.name='Liberation Sans'; st.font.size=Pt(10); st.paragraph_format.space_after=Pt(0)
    p=doc.add_paragraph(); q=p.add_run('Tamarack Ridge Apartments'); q.bold=True; q.font.size=Pt(18); q.font.color.rgb=RGBColor(0x7a,0x2e,0x12)
    doc.add_paragraph('Coeur d’Alene, Idaho  |  unit mix and rents as of October 1, 2026, sent with the third-quarter package').paragraph_format.space_after=Pt(8)
    H=['Floor plan','BR','BA','Avg.\nSq. Ft.','Apts','Leased &\nOccupied','Empty','Occ.\n%','Market Rent\n(avg per apt)','In-Place Rent\n(avg per occ. apt)','In-Place Rent\n(all, per month)','Market\nper Sq. Ft.']
    Wd=[1.75,.4,.45,.62,.52,.82,.6,.66,.98,1.2,1.1,.7]
    t_=doc.add_table(rows=1,cols=12); t_.autofit=False
    for i,w in enumerate(Wd): t_.columns[i].width=Inches(w)
    def shade(c,hexa):
        e=OxmlElement('w:shd'); e.set(qn('w:val'),'clear'); e.set(qn('w:fill'),hexa); c._tc.get_or_add_tcPr().append(e)
    def put(c,t,bold=False,it=False,al=AL.RIGHT,col=None):
        p=c.paragraphs[0]; p.alignment=al; q=p.add_run(t); q.bold=bold; q.italic=it; q.font.size=Pt(9)
        if col: q.font.color.rgb=RGBColor(*col)
    for i,h in enumerate(H): put(t_.rows[0].cells[i],h,True,al=AL.LEFT if i==0 else AL.RIGHT,col=(255,255,255)); shade(t_.rows[0].cells[i],'7A2E12')
    def nums(x): return [f"{x['sf']:,}",str(x['units']),str(x['occupied']),str(x['vacant']),f"{x['pct_occ']:.1f}%",f"${x['market']:,}",f"${x['actual']:,}",f"${x['actual_total']:,}",f"${x['market_sf']:.2f}"]
    for k,x in tab:
        c=t_.add_row().cells
        if k=='g': m=c[0].merge(c[11]); put(m,x,True,al=AL.LEFT); shade(m,'F3E3DA')
        else:
            if k=='r': vals=[x['type'],'Studio' if False else x['_b'],x['_ba']]+nums(x)
            else: vals=[x['label'],'','']+nums(x)
            for i,v in enumerate(vals): put(c[i],v,bold=(k=='t'),al=AL.LEFT if i==0 else AL.RIGHT)
    for row in t_.rows:
        if len(row._tr.tc_lst)<12: continue
        for i,w in enumerate(Wd): row.cells[i].width=Inches(w)
    p=doc.add_paragraph('Renovated = new cabinets, plank floors and washer/dryer. Rents exclude garages ($95) and pet rent ($40). The model apartment is one of the empty Osprey units.'); p.paragraph_format.space_before=Pt(8)
    for q in p.runs: q.italic=True; q.font.size=Pt(8.5)
    os.makedirs(TMP+'in',exist_ok=True); doc.save(TMP+'in/'+name+'.docx')
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',DOC,TMP+'in/'+name+'.docx'],check=True,capture_output=True)
    for x in rows: x.pop('_b');x.pop('_ba')
    save(name,'UM',K,rows,totals)
# ---- UM2: LIHTC xlsx ----
def um2():
    import openpyxl
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    name='Orchard Commons LIHTC rent schedule'
    lim={1:{30:545,50:909,60:1091},2:{30:654,50:1091,60:1309},3:{30:756,50:1261,60:1513},4:{50:1407,60:1688}}
    ua={1:78,2:97,3:121,4:146}; sf={1:655,2:868,3:1104,4:1310}; ba={1:1,2:1,3:2,4:2}
    n={(1,30):4,(1,50):10,(1,60):8,(2,30):5,(2,50):18,(2,60):14,(3,30):2,(3,50):12,(3,60):9,(4,50):3,(4,60):2}
    cut={(1,60):60,(2,60):85,(3,60):110,(4,60):140}
    K=['beds','baths','ami','units','pct_units','sf','total_sf','gross','ua','net','other:Monthly Total']
    L=[]
    for (b,a),u in n.items():
        g=lim[b][a]; net=g-ua[b]; 
        L.append(dict(type=f'{b}BR-{a}',beds=b,baths=ba[b],ami=a,units=u,sf=sf[b],total_sf=sf[b]*u,gross=g,ua=ua[b],net=net,mt=net*u))
    L.append(dict(type='2BR-MGR',beds=2,baths=1,units=1,sf=868,total_sf=868,mt=None))
    U=sum(x['units'] for x in L)
    for x in L: x['pct_units']=round(100*x['units']/U,1)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent sched'
    F=lambda **k:Font(name='Calibri',size=k.pop('size',10),**k)
    ws['A1']='Orchard Commons Family Housing, L.P.'; ws['A1'].font=F(bold=True,size=13)
    ws['A2']='9% credit / HOME - rents in effect 7/1/2026 - Exhibit C to quarterly compliance letter'; ws['A2'].font=F()
    ws['J2']='88 apts / 6 buildings' if U==88 else f'{U} apts / 6 buildings'; ws['J2'].font=F(italic=True)
    hd1=[('A4:A5','Unit\nType'),('B4:D4','Apartment'),('E4:F4','Count'),('G4:H4','Rentable area (SF)'),('I4:K4','Monthly rent per unit'),('L4:L5','Monthly\nTotal')]
    fill=PatternFill('solid',fgColor='DDEBF7'); th=Side(style='thin',color='888888')
    for a,t in hd1:
        ws.merge_cells(a); ws[a.split(':')[0]]=t
    for col,t in zip('BCDEFGHIJK',['BR','BA','AMI','Units','% of Total','Each','Total','Gross Limit','Utility Allow.','Net Rent']): ws[col+'5']=t
    for rr in (4,5):
        for k in range(1,13):
            c=ws.cell(rr,k); c.font=F(bold=True); c.fill=fill; c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=Border(top=th,bottom=th,left=th,right=th)
    y=6; rows=[];totals=[]
    def line(v,fmt,bold=False):
        for i,(x,f) in enumerate(zip(v,fmt)):
            c=ws.cell(y,1+i); c.font=F(bold=bold); c.border=Border(left=th,right=th,top=th if bold else None,bottom=th if bold else None)
            if x is not None: c.value=x
            if f: c.number_format=f; 
            if i in(1,2,3): c.alignment=Alignment(horizontal='center')
            elif x=='n/a': c.alignment=Alignment(horizontal='right')
    FM=[None,'0','0','0%','0','0.0%','#,##0','#,##0','$#,##0','$#,##0','$#,##0','$#,##0']
    for x in L:
        mgr='MGR' in x['type']
        line([x['type'],x['beds'],x['baths'],None if mgr else x['ami']/100,x['units'],x['units']/U,x['sf'],x['total_sf'],x.get('gross'),x.get('ua'),x.get('net'),x['mt']],FM)
        t={k:x[k] for k in ['type','beds','baths','ami','units','pct_units','sf','total_sf','gross','ua','net'] if k in x}
        if x['mt'] is not None: t['other:Monthly Total']=x['mt']
        rows.append(t); y+=1
    S=[x for x in L if 'MGR' not in x['type']]
    for lab,it in [('Restricted units',S),('Total project',L)]:
        u=sum(x['units'] for x in it); tsf=sum(x['total_sf'] for x in it); mt=sum(x['mt'] or 0 for x in it)
        line([lab,None,None,None,u,u/U,None,tsf,None,None,None,mt],FM,True); totals.append({'label':lab,'units':u,'pct_units':round(100*u/U,1),'total_sf':tsf,'other:Monthly Total':mt}); y+=1
    y+=1
    for t in ['Manager lives in 2BR-MGR rent free; the unit is common area under the regulatory agreement.','Tenants pay electric (heat, cooking, lights). Allowances: county housing authority schedule of 2/1/2026.']:
        ws.cell(y,1,t).font=F(italic=True,size=9); y+=1
    for k,w in zip('ABCDEFGHIJKL',[17,5,5,7,7,9,8,10,10,11,10,12]): ws.column_dimensions[k].width=w
    ws.row_dimensions[5].height=28; ws.print_area=f'A1:L{y}'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    # annual helper on hidden sheet
    h=wb.create_sheet('lookups'); h.sheet_state='hidden'; h['A1']='county'; h['B1']='Yakima'
    wb.save(DOC+name+'.xlsx'); save(name,'UM',K,rows,totals)
# ---- UM3: SiteLink-like PDF ----
def um3():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter, landscape
    r=random.Random(4723); name='UnitMix_L014_20260930'
    W,H=landscape(letter); c=canvas.Canvas(DOC+name+'.pdf',pagesize=(W,H),invariant=1)
    secs=[('Climate Controlled','CC',[('5x5',25,30,62),('5x10',50,48,94),('10x10',100,61,149),('10x15',150,34,189),('10x20',200,18,229),('10x30',300,4,319)]),
          ('Drive-Up','DU',[('5x10',50,22,74),('10x10',100,57,119),('10x15',150,41,149),('10x20',200,66,175),('10x25',250,12,205),('10x30',300,19,239),('12x40',480,3,345)]),
          ('Interior Non-Climate','IN',[('5x5',25,16,44),('5x10',50,27,69),('10x10',100,20,105)]),
          ('Parking - Uncovered','PK',[('10x20',200,14,60),('12x30',360,22,85),('12x40',480,9,110)]),
          ('Wine Locker','WL',[('3x4',12,8,39)])]
    cols=[('Unit Type','type',40,0),('Area','sf',178,1),('Total\nUnits','units',226,1),('Occ.','occupied',268,1),('Vacant','vacant',312,1),('Occ. %\n(Units)','pct_occ',360,1),('Total\nArea','total_sf',416,1),('Standard\nRate','market',476,1),('Gross\nPotential','market_total',546,1),('Average\nActual Rate','actual',616,1),('Gross\nOccupied','actual_total',690,1),('Standard\nRate / Area','market_sf',752,1)]
    K=[k for _,k,_,n in cols if n]
    f={'sf':'{:,.0f}','units':'{:,}','occupied':'{:,}','vacant':'{:,}','pct_occ':'{:.1f}%','total_sf':'{:,.0f}','market':'{:,.2f}','market_total':'{:,.2f}','actual':'{:,.2f}','actual_total':'{:,.2f}','market_sf':'{:,.2f}'}
    y=0;pg=0
    def head():
        nonlocal y,pg
        pg+=1; c.setFont('Helvetica-Bold',15); c.drawCentredString(W/2,H-40,'Unit Mix'); c.setFont('Helvetica',9); c.drawString(40,H-38,'L014'); c.drawString(40,H-50,'Magpie Self Storage - Arvada'); c.drawRightString(752,H-38,'Data as of: 9/30/2026'); c.drawRightString(752,H-50,'Excludes: Corporate units')
        y=H-82; c.setFont('Helvetica-Bold',8)
        for h,k,x,n in cols:
            p=h.split('\n'); 
            for i,t in enumerate(reversed(p)): (c.drawRightString if n else c.drawString)(x,y+10*i,t)
        c.setLineWidth(1); c.line(40,y-4,752,y-4); y-=18
        c.setFont('Helvetica',7); c.drawString(40,26,'Report printed 10/05/2026 08:17:33'); c.drawCentredString(W/2,26,'SiteLink Web Edition'); c.drawRightString(752,26,f'Page {pg} of 2')
    def tot(lab,it):
        u=sum(i['units'] for i in it);o=sum(i['occupied'] for i in it);ts=sum(i['total_sf'] for i in it);mt=round(sum(i['market_total'] for i in it),2);at=round(sum(i['actual_total'] for i in it),2)
        return dict(label=lab,units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),total_sf=ts,market_total=mt,actual_total=at)
    rows=[];totals=[]; head()
    def prt(x,font,lab=None):
        c.setFont(font,8.5)
        for h,k,px,n in cols:
            if k=='type': c.drawString(px+(8 if lab is None else 0),y,x['type'] if lab is None else lab)
            elif k in x: c.drawRightString(px,y,f[k].format(x[k]))
    for si,(s,cd,it) in enumerate(secs):
        if si==3: c.showPage(); head()
        c.setFont('Helvetica-Bold',9); c.setFillColorRGB(0,.3,.5); c.drawString(40,y,s); c.setFillGray(0); y-=14; mine=[]
        for sz,sf,u,m in it:
            o=max(1,u-r.choice([0,1,2,3,4,6])) if u>5 else u-r.choice([0,1]); ac=round((m*r.uniform(.86,1.09))*100)
            x=dict(type=f'{sz} {cd}',sf=sf,units=u,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),total_sf=sf*u,market=float(m),market_total=float(m*u),actual=ac/100,actual_total=round(ac*o/100,2),market_sf=round(m/sf+1e-9,2))
            prt(x,'Helvetica'); rows.append(x); mine.append(x); y-=15
        t=tot(s+' Totals',mine); c.setLineWidth(.4); c.line(190,y+11,752,y+11); prt(t,'Helvetica-Bold',t['label']); totals.append(t); y-=22
    t=tot('Grand Totals',rows); c.line(40,y+12,752,y+12); prt(t,'Helvetica-Bold',t['label']); totals.append(t); c.line(40,y-4,752,y-4)
    y-=30; c.setFont('Helvetica-Oblique',8); c.drawString(40,y,'Gross Occupied = average actual rate x occupied units. Discounts and concessions are not deducted.')
    c.showPage(); c.save(); save(name,'UM',K,rows,totals)
if __name__=='__main__': um1(); um2(); um3()

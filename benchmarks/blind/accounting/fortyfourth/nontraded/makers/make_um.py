import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
# -------- 1 apartments PDF: plan within bedroom band, band subtotals, renovation recap
def um1():
    R=random.Random(31); stem='Fenwick_HarrowCreek_floorplan_mix'
    D=[('Studios',[('S1','Alder',0,1,512,16,1195)]),('One Bedroom',[('A1','Birch',1,1,648,40,1345),('A1R','Birch – renovated',1,1,648,28,1490),('A2','Cedar',1,1,722,24,1410),('A2R','Cedar – renovated',1,1,722,12,1565),('A3','Cypress w/ den',1,1.5,835,8,1620)]),
       ('Two Bedroom',[('B1','Elm',2,1,904,20,1580),('B2','Hawthorn',2,2,988,36,1695),('B2R','Hawthorn – renovated',2,2,988,24,1860),('B3','Juniper townhome',2,2.5,1146,12,2015)]),('Three Bedroom',[('C1','Larch',3,2,1210,18,2090),('C1R','Larch – renovated',3,2,1210,6,2285),('C2','Magnolia townhome',3,2.5,1388,4,2410)])]
    K=['beds','baths','sf','units','pct_units','total_sf','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf','ltl']
    def calc(L,band=False):
        u=sum(x['units'] for x in L); ts=sum(x['total_sf'] for x in L); oc=sum(x['occupied'] for x in L)
        mk=round(sum(x['units']*x['market'] for x in L)/u); ac=round(sum(x['occupied']*x['actual'] for x in L)/oc)
        return dict(sf=round(ts/u),units=u,pct_units=round(100*u/N,1),total_sf=ts,occupied=oc,vacant=u-oc,pct_occ=round(100*oc/u,1),market=mk,market_sf=round(sum(x['units']*x['market'] for x in L)/ts,2),actual=ac,actual_sf=round(sum(x['occupied']*x['actual'] for x in L)/sum(x['occupied']*x['sf'] for x in L),2),ltl=mk-ac)
    N=sum(q[5] for _,l in D for q in l)
    assert N==248,N
    W,H=landscape(letter); c=canvas.Canvas(doc(stem+'.pdf'),pagesize=(W,H))
    g=colors.Color(.13,.36,.32); c.setFillColor(g); c.rect(0,H-62,W,62,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',18); c.drawString(36,H-34,'The Fenwick at Harrow Creek'); c.setFont('Helvetica',10); c.drawString(36,H-50,'Floor plan mix and rents – Larkspur Residential monthly owner package – June 2026')
    c.setFillColor(colors.black); cols=['type','desc','bb','sf','units','pct_units','total_sf','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf','ltl']
    X=dict(sf=236,units=276,pct_units=322,total_sf=378,occupied=426,vacant=464,pct_occ=512,market=566,market_sf=608,actual=664,actual_sf=708,ltl=756)
    y=H-84; c.setFont('Helvetica-Bold',8); c.setFillColor(g)
    hd=dict(sf=('Avg','SF'),units=('# of','Units'),pct_units=('% of','Total'),total_sf=('Total','SF'),occupied=('Occ.','Units'),vacant=('Vac.','Units'),pct_occ=('Occ.','%'),market=('Market','Rent'),market_sf=('Mkt','$/SF'),actual=('Effective','Rent'),actual_sf=('Eff.','$/SF'),ltl=('Loss to','Lease'))
    c.drawString(36,y-10,'Plan'); c.drawString(68,y-10,'Name'); c.drawCentredString(188,y-10,'Bd / Ba')
    for k,(a,b) in hd.items(): c.drawRightString(X[k],y,a); c.drawRightString(X[k],y-10,b)
    c.setStrokeColor(g); c.line(36,y-15,756,y-15); y-=30
    f=dict(sf='{:,.0f}',units='{:,}',pct_units='{:.1f}%',total_sf='{:,}',occupied='{:,}',vacant='{:,}',pct_occ='{:.1f}%',market='${:,.0f}',market_sf='{:.2f}',actual='${:,.0f}',actual_sf='{:.2f}',ltl='{:,.0f}')
    def out(v,bold):
        c.setFont('Helvetica-Bold' if bold else 'Helvetica',8.5); c.setFillColor(colors.black)
        for k in X:
            s=f[k].format(v[k]) if v[k]>=0 or k!='ltl' else f'({-v[k]:,.0f})'; c.drawRightString(X[k]+(2.8 if s[0]=='(' else 0),y,s)
    rows=[];tot=[];A=[]
    for band,L in D:
        c.setFont('Helvetica-BoldOblique',8.5); c.setFillColor(g); c.drawString(36,y,band); y-=13; Q=[]
        for t,n,b,ba,sf,u,m in L:
            oc=u-min(u//4,R.choice([0,1,1,2,2,3])); a=m-R.randint(-12,95)
            if t=='C1R': a=m+15
            v=dict(beds=b,baths=ba,sf=sf,units=u,pct_units=round(100*u/N,1),total_sf=sf*u,occupied=oc,vacant=u-oc,pct_occ=round(100*oc/u,1),market=m,market_sf=round(m/sf,2),actual=a,actual_sf=round(a/sf,2),ltl=m-a)
            out(v,False); c.drawString(36,y,t); c.drawString(68,y,n); c.drawCentredString(188,y,f'{b} / {ba:g}'); y-=13; Q.append(v); rows.append({'type':t,'desc':n,**v})
        s=calc(Q); c.setStrokeColor(colors.grey); c.line(36,y+10,756,y+10); out(s,True); c.drawString(68,y,f'{band} total / average'); tot.append({'label':f'{band} total / average',**s}); A+=Q; y-=19
    s=calc(A); c.setFillColorRGB(.88,.93,.9); c.rect(34,y-5,724,16,stroke=0,fill=1); out(s,True); c.drawString(36,y,'PROPERTY'); tot.append({'label':'PROPERTY',**s}); y-=30
    ren=[r for r in rows if r['type'].endswith('R')]; nu=sum(r['units'] for r in ren)
    c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,'Renovation programme'); c.setFont('Helvetica',8.5); y-=12; c.drawString(36,y,f'Renovated {nu} units; classic {N-nu} units. Average premium on new leases in June: $158.')
    y-=12; c.drawString(36,y,'Effective rent = leased rent net of amortised concessions, averaged over occupied units.'); c.setFont('Helvetica',7); c.drawRightString(756,20,'Larkspur Residential Mgmt, LLC · p. 7 of 22'); c.save(); save(stem,'UM',K,rows,tot)
# -------- 2 senior housing workbook; one planted defect
def um2():
    import openpyxl; from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
    R=random.Random(640); stem='Marlowe Glen SL - apt type census Jun-26'
    D=[('INDEPENDENT LIVING',[('IL Studio',410,12,3150),('IL 1BR Standard',585,34,3850),('IL 1BR Deluxe',660,18,4225),('IL 2BR',880,14,5100)]),('ASSISTED LIVING',[('AL Studio',345,28,4650),('AL Studio Companion (per apt)',402,6,6900),('AL 1BR',520,22,5475)]),('MEMORY CARE',[('MC Private',265,16,6850),('MC Companion (per apt)',330,8,10400)])]
    hC='Avg Care Fee'; hB='Licensed Beds'
    K=['other:'+hB,'units','occupied','vacant','pct_occ','sf','market','market_total','actual','actual_total','other:'+hC]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Census by type'; wb.create_sheet('Notes')['A1']='Source: Evermoor Senior Living monthly operating workbook, tab 4'
    ft=lambda b=False,**k: Font(name='Cambria',size=11,bold=b,**k); mid=Side(style='medium'); hair=Side(style='hair')
    ws.merge_cells('B2:M2'); ws['B2']='MARLOWE GLEN SENIOR LIVING'; ws['B2'].font=Font(name='Cambria',size=14,bold=True); ws['B2'].alignment=Alignment(horizontal='center'); ws.merge_cells('B3:M3'); ws['B3']='Census and rate summary by apartment type - 30 June 2026 - operated by Evermoor Senior Living'; ws['B3'].alignment=Alignment(horizontal='center')
    for a,t in [('D5:G5','Inventory'),('I5:J5','Street rates'),('K5:M5','In place')]:
        ws.merge_cells(a); q=ws[a.split(':')[0]]; q.value=t; q.font=ft(True); q.alignment=Alignment(horizontal='center'); q.fill=PatternFill('solid',fgColor='E8DFEE')
    for col,t in zip('BCDEFGHIJKLM',['Apartment Type',hB,'Total Apts','Occupied','Available','Occ %','Sq Ft','Monthly Rate','Total Potential','Avg Base Rent','Total Base Rent',hC]):
        q=ws[col+'6']; q.value=t; q.font=ft(True); q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); q.border=Border(bottom=mid)
    ws.row_dimensions[6].height=32; ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=34
    for col in 'CDEFGHIJKLM': ws.column_dimensions[col].width=12.5
    for col in 'JL': ws.column_dimensions[col].width=15
    fm=dict(zip('CDEFGHIJKLM',['0;-0;"-"','0','0','0','0.0%','#,##0','$#,##0','$#,##0','$#,##0','$#,##0','$#,##0;-$#,##0;"-"'])); r=7;rows=[];tot=[];A=[]
    def put(v,bold=False,bd=None):
        for col,k in zip('CDEFGHIJKLM',K):
            if k in v:
                q=ws[f'{col}{r}']; q.value=v[k]; q.number_format=fm[col]; q.font=ft(bold)
                if bd: q.border=bd
    def sm(L):
        S=lambda k:sum(x.get(k,0) for x in L); u,o=S('units'),S('occupied')
        t={K[0]:S(K[0]),'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u,3),'sf':round(sum(x['units']*x['sf'] for x in L)/u),'market':round(S('market_total')/u),'market_total':S('market_total'),'actual':round(S('actual_total')/o),'actual_total':S('actual_total')}
        cf=sum(x.get(K[-1],0)*x['occupied'] for x in L)
        if cf: t[K[-1]]=round(cf/sum(x['occupied'] for x in L if K[-1] in x))
        if not t[K[0]]: del t[K[0]]
        return t
    for s,L in D:
        ws.merge_cells(f'B{r}:M{r}'); ws[f'B{r}']=s; ws[f'B{r}'].font=ft(True,color='5B2C83'); r+=1; Q=[]
        for t,sf,u,m in L:
            o=u-R.randint(0,max(1,u//6)); a=m-R.randint(40,310); v={'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u,3),'sf':sf,'market':m,'market_total':m*u,'actual':a,'actual_total':a*o}
            if s[0]!='I': v[K[0]]=u*(2 if 'Comp' in t else 1); v[K[-1]]=R.randint(640,1180) if s[0]=='A' else R.randint(1400,1900)
            v={k:v[k] for k in K if k in v}; put(v,bd=Border(bottom=hair)); ws[f'B{r}']=t; ws[f'B{r}'].font=ft(); ws[f'B{r}'].alignment=Alignment(indent=1); rows.append({'type':t,**v}); Q.append(v); r+=1
        v=sm(Q); put(v,True); ws[f'B{r}']=f'Subtotal {s.title()}'; ws[f'B{r}'].font=ft(True); tot.append({'label':f'Subtotal {s.title()}',**v}); A+=Q; r+=2
    v=sm(A); true=v['units']; v['units']=true+4   # planted
    put(v,True,Border(top=mid,bottom=mid)); ws[f'B{r}']='COMMUNITY TOTAL'; ws[f'B{r}'].font=ft(True); tot.append({'label':'COMMUNITY TOTAL',**v}); r+=2
    ws[f'B{r}']='Care fee shown for licensed apartments only. Second-person fees and community fees excluded.'; ws[f'B{r}'].font=Font(name='Cambria',size=9,italic=True)
    ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(stem+'.xlsx')); save(stem,'UM',K,rows,tot,{'what':f'COMMUNITY TOTAL prints {true+4} total apts; the types (and the three subtotals) add up to {true}; occupied and available are right','kind':'count_wrong'})
# -------- 3 self storage xls
def um3():
    import xlwt
    R=random.Random(1717); stem='SS-2208 UnitTypeSummary'
    K=['sf','units','occupied','vacant','other:Unrentable','pct_occ','total_sf','market','market_total','actual','actual_total','actual_sf','other:Var %']
    Z=[('CC1','Climate Control - Ground',[('5x5',38,78),('5x10',64,118),('10x10',71,189),('10x15',40,244),('10x20',22,309)]),('CC2','Climate Control - Upper',[('5x5',44,62),('5x10',80,97),('7.5x10',31,128),('10x10',66,158),('10x15',28,211)]),('DU','Drive-Up',[('5x10',20,92),('10x10',48,146),('10x15',52,178),('10x20',60,214),('10x25',18,252),('10x30',26,288)]),('PK','Parking (uncovered)',[('10x20',15,65),('12x35',22,110),('12x45',9,145)])]
    wb=xlwt.Workbook(); ws=wb.add_sheet('UnitType'); E=xlwt.easyxf; F='font: name Tahoma, height 170'
    n=E(F); b=E(F+', bold on'); h=E(F+', bold on; borders: bottom thin, top thin; alignment: horiz right, wrap on'); hl=E(F+', bold on; borders: bottom thin, top thin; alignment: wrap on')
    fm=['0.0','#,##0','#,##0','#,##0','0','0.00','#,##0.0','#,##0.00','#,##0.00','#,##0.00','#,##0.00','0.000','0.0']
    st=[E(F,num_format_str=x) for x in fm]; sb=[E(F+', bold on; borders: top thin',num_format_str=x) for x in fm]
    ws.write(0,0,'Unit Type Summary',E('font: name Tahoma, height 240, bold on')); ws.write(0,10,'StorTrak Cloud 6.1',n); ws.write(1,0,'Site: SS-2208 Keystone Self Storage - Barrow Rd',b); ws.write(2,0,'Managed by: Boxwell Storage Partners',n); ws.write(2,10,'Run 07/01/2026 02:05',n); ws.write(3,0,'Business date 06/30/2026',n)
    for i,t in enumerate(['Area','Size','Unit Sq Ft','Total Units','Rented','Vacant','Unrentable','Occ % (Units)','Total Sq Ft','Std Rate','Gross Potential','Avg Rented Rate','Actual Rent','Rent / Sq Ft','Var %']): ws.write(5,i,t,hl if i<2 else h)
    ws.row(5).height=480; ws.row(5).height_mismatch=True
    for i,w in enumerate([8,10,9,9,9,9,11,10,11,10,14,11,14,9,8]): ws.col(i).width=w*256
    r=6;rows=[];tot=[];A=[]
    def sm(L,full=False):
        S=lambda k:round(sum(x[k] for x in L),2)
        t={k:S(k) for k in ['units','occupied','vacant','other:Unrentable','total_sf','market_total','actual_total']}; t['pct_occ']=round(100*t['occupied']/t['units'],2); return {k:t[k] for k in K if k in t}
    def put(v,S):
        for i,k in enumerate(K):
            if k in v: ws.write(r,i+2,v[k],S[i])
    for z,zn,L in Z:
        ws.write(r,0,f'{z}: {zn}',b); r+=1; Q=[]
        for s,u,m in L:
            w,d=map(float,s.split('x')); sf=w*d; un=R.choice([0,0,0,1,2]); o=int((u-un)*R.uniform(.76,.99)); o=min(o,u-un); at=sum(round(m*R.uniform(.78,1.22)) for _ in range(o)); a=round(at/o,2)
            at=float(at); v=dict(zip(K,[sf,u,o,u-o-un,un,round(100*o/u,2),sf*u,float(m),float(m*u),a,at,round(a/sf,3),round((a/m-1)*100,1)]))
            ws.write(r,0,z,n); ws.write(r,1,s,n); put(v,st); Q.append(v); rows.append({'type':s,'desc':zn,**v}); r+=1
        t=sm(Q); ws.write(r,0,f'{z} Total',b); put(t,sb); tot.append({'label':f'{z} Total',**t}); A+=Q; r+=2
    t=sm(A); ws.write(r,0,'Site Total',b); put(t,sb); tot.append({'label':'Site Total',**t}); r+=2
    ws.write(r,0,'Vacant excludes unrentable. Var % = average rented rate over standard rate.',n)
    ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1); wb.save(doc(stem+'.xls')); save(stem,'UM',K,rows,tot)
if __name__=='__main__': um1();um2();um3()

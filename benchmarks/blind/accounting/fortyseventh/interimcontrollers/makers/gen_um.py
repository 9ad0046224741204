import random, csv
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side

# ---------- UM1 limited-equity co-op with income limits, pdf ----------
def um1(rng):
    stem='longfellow_coop_carrying_charges'
    keys=['beds','baths','sf','units','ami','gross','ua','net','actual','other:Under Limit','actual_total']
    grp=[('Studio flats',0,1,430,[('S-30','30%',2,697,52),('S-50','50%',4,1162,52),('S-60','60%',3,1395,52)]),
     ('One bedroom',1,1,612,[('1B-30','30%',4,747,64),('1B-50','50%',11,1245,64),('1B-60','60%',9,1494,64),('1B-HC','50%',2,1245,71)]),
     ('Two bedroom',2,1,845,[('2B-30','30%',3,896,81),('2B-50','50%',14,1494,81),('2B-60','60%',10,1793,81),('2B-TH','60%',6,1793,97)]),
     ('Three bedroom',3,1.5,1090,[('3B-50','50%',5,1726,103),('3B-60','60%',7,2071,103),('3B-TH','60%',4,2071,121)])]
    items=[]; allr=[]
    for g,b,ba,sf,L in grp:
        items.append(('head',g)); rr=[]
        for c,a,u,gl,ua in L:
            ded=rng.choice([18,25,31,44,60,92]); s=sf+(0 if not c.endswith(('TH','HC')) else rng.choice([48,126]))
            bb=ba+(.5 if c=='2B-TH' else 1 if c=='3B-TH' else 0)
            act=gl-ua-ded; rr.append({'type':c,'beds':b,'baths':bb,'sf':s,'units':u,'ami':a,'gross':gl,'ua':ua,'net':gl-ua,'actual':act,'other:Under Limit':ded,'actual_total':act*u})
        items+=[('row',r) for r in rr]; items.append(('total',{'label':'Total '+g.lower(),'units':sum(r['units'] for r in rr),'actual_total':sum(r['actual_total'] for r in rr)})); allr+=rr
    items.append(('total',{'label':'Co-operative total','units':sum(r['units'] for r in allr),'actual_total':sum(r['actual_total'] for r in allr)}))
    W,H=landscape(letter); cv=canvas.Canvas(DOC+stem+'.pdf',pagesize=(W,H))
    cv.setFont('Times-Bold',15); cv.drawCentredString(W/2,H-48,'Longfellow Commons Cooperative, Inc.'); cv.setFont('Times-Roman',11); cv.drawCentredString(W/2,H-64,'Schedule of monthly carrying charges against income limits'); cv.setFont('Times-Italic',10); cv.drawCentredString(W/2,H-78,'Minneapolis, Minnesota - charges in force July 1, 2026 - whole dollars')
    X=[160,205,258,305,358,415,470,525,590,650,732]; y=H-112
    cv.setFont('Times-Bold',9.5); h=[('','Bed-','rooms'),('','','Baths'),('Avg','area','(sq ft)'),('','','Units'),('','Income','tier'),('Gross','charge','limit'),('Utility','allow-','ance'),('Net','charge','limit'),('Present','carrying','charge'),('','Under','limit'),('Total','monthly','charges')]
    cv.setLineWidth(1.2); cv.line(54,y+14,W-54,y+14); cv.drawString(58,y-20,'Type')
    for x,l in zip(X,h):
        for i,t in enumerate(l): cv.drawRightString(x,y-i*10,t)
    cv.setLineWidth(.6); cv.line(54,y-26,W-54,y-26); y-=42
    def f(k,v):
        if v is None: return ''
        if k=='ami': return v
        if k=='baths': return f'{v:g}'
        if k in('actual_total','gross','net','actual'): return ('$' if k=='actual_total' else '')+f'{v:,}'
        return f'{v:,}'
    for t,d in items:
        if t=='head': cv.setFont('Times-BoldItalic',10.5); cv.drawString(58,y,d); y-=14; continue
        cv.setFont('Times-Roman' if t=='row' else 'Times-Bold',10.3)
        if t=='row': cv.drawString(70,y,d['type'])
        else: cv.drawString(70,y,d['label']); cv.setLineWidth(.4); cv.line(270,y+10.5,305,y+10.5); cv.line(670,y+10.5,732,y+10.5)
        for x,k in zip(X,keys): cv.drawRightString(x,y,f(k,d.get(k)))
        y-=13.6 if t=='row' else 19
    cv.setLineWidth(1.2); cv.line(54,y+8,W-54,y+8); cv.setFont('Times-Roman',8.5)
    cv.drawString(58,y-6,'TH = townhouse with own entrance; HC = accessible. Limits per 2026 county tables, members pay electricity and gas (utility allowance).')
    cv.drawString(58,y-17,'Assembled from the membership register by interim controller; share values are on a separate schedule.'); cv.save()
    save(stem,'pdf','UM','COOPERATIVE','interimcontrollers','US limited-equity co-op, carrying charges against limits, three-line headers, grouped by size','three-line wrapped header; AMI tiers repeat per size; subtotals on two columns only',['beds','baths','sf','units','gross','ua','net','actual','other:Under Limit','actual_total'],items,scale=set(keys))

# ---------- UM2 marina slips csv ----------
def um2(rng):
    stem='tidewater_neck_slip_mix'
    docks=[('Dock A - covered',[('A24','24 ft covered, power lift',24,18,118),('A30','30 ft covered',30,22,124),('A36','36 ft covered',36,10,131)]),
     ('Docks B and C - floating',[('B30','30 ft floating',30,36,92),('B35','35 ft floating',35,28,95),('B40','40 ft floating 50A',40,24,99),('C45','45 ft floating 50A',45,16,104),('C50','50 ft floating 50A',50,12,109)]),
     ('Dock D - T-heads and transient',[('D60','60 ft T-head',60,4,126),('D80','80 ft T-head, 100A',80,2,138),('DTR','Transient side-tie',40,9,110)]),
     ('Dry stack and moorings',[('RK1','Rack to 22 ft',22,60,74),('RK2','Rack to 28 ft',28,44,79),('MB','Mooring ball',35,15,32),('JS','Jet-ski port',12,8,95)])]
    keys=['other:Max LOA (ft)','units','occupied','vacant','pct_occ','other:Rate per ft','market','market_total','actual','actual_total']
    items=[]; allr=[]
    def tot(l,rr):
        u=sum(r['units'] for r in rr); o=sum(r['occupied'] for r in rr)
        return ('total',{'label':l,'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(100*o/u,1),'market_total':sum(r['market_total'] for r in rr),'actual_total':sum(r['actual_total'] for r in rr)})
    for g,L in docks:
        items.append(('head',g)); rr=[]
        for c,d,loa,n,rate in L:
            o=n if n<5 or rng.random()<.2 else n-rng.randint(1,max(1,n//5)); m=loa*rate; a=m-rng.choice([0,0,45,60,110,150])
            rr.append({'type':c,'desc':d,'other:Max LOA (ft)':loa,'units':n,'occupied':o,'vacant':n-o,'pct_occ':round(100*o/n,1),'other:Rate per ft':float(rate),'market':m,'market_total':m*n,'actual':a,'actual_total':a*o})
        items+=[('row',r) for r in rr]; items.append(tot('Subtotal '+g.split(' - ')[0],rr)); allr+=rr
    items.append(tot('Marina total',allr))
    with open(DOC+stem+'.csv','w',newline='') as fh:
        w=csv.writer(fh)
        w.writerow(['Tidewater Neck Marina LLC']); w.writerow(['Slip and rack inventory, 2026 season (Apr 1 - Oct 31)']); w.writerow(['Contracts counted on the dock 06/14/2026']); w.writerow([])
        w.writerow(['Class','Description','Max LOA','Slips','Slips','Slips','Occ','Posted','Posted','Posted season','Avg contract','Contracts']); w.writerow(['','','(ft)','total','let','open','%','rate per ft','season rate','all slips','season rate','signed, total'])
        for t,d in items:
            if t=='head': w.writerow([d]+['']*11); continue
            g=lambda k,f: '' if d.get(k) is None else f.format(d[k])
            w.writerow(([d['type'],d['desc']] if t=='row' else [d['label'],''])+[g('other:Max LOA (ft)','{}'),g('units','{}'),g('occupied','{}'),g('vacant','{}'),g('pct_occ','{:.1f}%'),g('other:Rate per ft','${:.2f}'),g('market','${:,}'),g('market_total','${:,}'),g('actual','${:,}'),g('actual_total','${:,}')])
            if t=='total': w.writerow(['']*12)
        w.writerow(['Racks are priced on boat length; moorings exclude launch service.'])
    # headers as printed over two lines
    ren={'other:Rate per ft':'other:Posted rate per ft','other:Max LOA (ft)':'other:Max LOA (ft)'}
    it=[(t,d if t=='head' else {ren.get(k,k):v for k,v in d.items()}) for t,d in items]
    save(stem,'csv','UM','OTHER','interimcontrollers','US marina slip and rack inventory, two header rows, seasonal rates, docks under headings','season rates instead of monthly; two-row csv header; slips/racks as types; $ and % in text',[ren.get(k,k) for k in keys],it,scale=set(ren.get(k,k) for k in keys))

# ---------- UM3 senior residence suites xlsx, planted count ----------
def um3(rng):
    stem='kingsmere_manor_suites'
    K=['beds','sf','total_sf','units','other:Licensed beds','occupied','vacant','pct_occ','market','actual','actual_total']
    wings=[('Independent living',[('IL-ST','Studio, garden side',0,1,365,14,2950),('IL-1','One bedroom',1,1,540,26,3680),('IL-1D','One bedroom with den',1,2,655,12,4225),('IL-2','Two bedroom corner',2,2,810,8,4960)]),
      ('Assisted living',[('AL-ST','Studio',0,1,330,18,4410),('AL-1','One bedroom',1,1,495,16,5120),('AL-CO','Companion suite',1,2,520,5,7350)]),
      ('Memory care (Heron wing)',[('MC-PR','Private room',0,1,260,16,6480),('MC-SP','Semi-private room',0,2,315,6,10150)]),
      ('Respite',[('RS-ST','Furnished studio',0,1,340,3,5250)])]
    items=[]; allr=[]
    def tot(l,rr):
        S=lambda k:sum(r[k] for r in rr)
        return ('total',{'label':l,'total_sf':S('total_sf'),'units':S('units'),'other:Licensed beds':S('other:Licensed beds'),'occupied':S('occupied'),'vacant':S('vacant'),'pct_occ':round(S('occupied')/S('units'),3),'actual_total':S('actual_total')})
    for g,L in wings:
        items.append(('head',g)); rr=[]
        for c,d,b,lb,sf,n,m in L:
            o=n-rng.choice([0,1,1,2,3] if n>5 else [0,1]); a=m-rng.choice([0,35,80,145,210])
            rr.append({'type':c,'desc':d,'beds':b,'sf':sf,'total_sf':sf*n,'units':n,'other:Licensed beds':n*lb,'occupied':o,'vacant':n-o,'pct_occ':round(o/n,3),'market':m,'actual':a,'actual_total':a*o})
        items+=[('row',r) for r in rr]; allr+=rr
        if len(rr)>1: items.append(tot(g+' subtotal',rr))
    items.append(tot('Total residence',allr)); T=items[-1][1]; true=T['units']; T['units']=true+3
    planted={'what':f"Total residence prints {true+3} suites; the types add up to {true} (occupied and vacant also add up to {true})",'kind':'count_wrong'}
    wb=Workbook(); ws=wb.active; ws.title='Suites'
    ws['B2']='Kingsmere Manor Retirement Residence'; ws['B2'].font=Font(name='Verdana',size=13,bold=True,color='4B3869'); ws['B3']='Kingston, Ontario   |   Suite mix and monthly fees at 31 May 2026   |   CAD, before care add-ons'; ws['B3'].font=Font(name='Verdana',size=9)
    H=['Suite','Description','Bedrooms','Avg sq ft','Total sq ft','Suites','Licensed beds','Occupied','Vacant','Occupancy','Posted fee','Average fee in place','Monthly fees in place']
    for j,h in enumerate(H,2):
        c=ws.cell(5,j,h); c.font=Font(name='Verdana',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='4B3869'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[5].height=38; r0=6
    nf={'total_sf':'#,##0','pct_occ':'0.0%','market':'"$"#,##0','actual':'"$"#,##0','actual_total':'"$"#,##0'}
    for t,d in items:
        if t=='head':
            c=ws.cell(r0,2,d); ws.merge_cells(start_row=r0,end_row=r0,start_column=2,end_column=14); c.font=Font(name='Verdana',size=9,bold=True); c.fill=PatternFill('solid',fgColor='E4DDEE'); r0+=1; continue
        if t=='row': ws.cell(r0,2,d['type']); ws.cell(r0,3,d['desc'])
        else: ws.cell(r0,2,d['label'])
        for j,k in enumerate(K,4):
            if d.get(k) is not None:
                c=ws.cell(r0,j,d[k]); c.number_format=nf.get(k,'0')
        for j in range(2,15):
            c=ws.cell(r0,j); c.font=Font(name='Verdana',size=9,bold=t=='total')
            if t=='total': c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if d['label'].startswith('Total') else None)
        r0+=1
    ws.cell(r0+1,2,'Second-person fees and care packages are billed separately. Companion and semi-private suites are let as one unit.').font=Font(name='Verdana',size=8,italic=True)
    for c,w in zip('ABCDEFGHIJKLMN',[2,12,26,10,9,10,8,10,10,8,11,10,11,13]): ws.column_dimensions[c].width=w
    ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+stem+'.xlsx')
    save(stem,'xlsx','UM','SENIOR_HOUSING','interimcontrollers','Ontario retirement residence, suites by care level, licensed beds, fees','bedrooms vs licensed beds; offset start column; merged section rows; wrong suite count in the total',K,items,planted,scale=set(K))

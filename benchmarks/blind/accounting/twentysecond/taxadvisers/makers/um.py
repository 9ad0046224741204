from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from common import *

def um1():
    file='um_willowmere_senior_setaside.pdf'
    # count, type, bd, ba, ami, sf, gross, ua, net(None = gross-ua)
    S=[('PHASE I - GARDEN BUILDINGS 1-4',[(4,'Studio garden',0,1,30,455,52300,6100),(8,'1BR garden',1,1,50,612,93400,7800),(12,'1BR garden, corner',1,1,60,640,112100,7800),(6,'2BR garden',2,1,50,815,112000,9900),(10,'2BR garden, roll-in shower (Sec. 504)',2,1,60,840,134400,9900),(2,'2BR market',2,2,None,860,149500,None)]),
       ('PHASE II - MID-RISE',[(6,'Studio',0,1,50,470,87150,5500),(14,'1BR / 1 bath - north',1,1,60,605,112100,7000),(14,'1BR / 1 bath - south',1,1,60,622,112100,7000),(5,'1BR deluxe',1,1,80,655,149450,7000),(9,'2BR / 1 bath',2,1,60,830,134400,8800),(8,'2BR / 2 bath',2,2,80,905,179200,8800),(1,'Manager (rent-free, common area)',2,2,None,905,None,None)]),
       ('PHASE III - COTTAGES',[(4,'Cottage 1BR',1,1.5,60,702,112100,11250),(7,'Cottage 2BR',2,1.5,60,935,134400,13600),(3,'Cottage 2BR with carport',2,2,80,960,179200,13600)])]
    K=["units","ami","gross","ua","net","monthly","sf","total_sf"]
    rows=[];tot=[];out=[];GU=GM=GS=0
    for sn,L in S:
        out.append(('h',sn));u0=m0=s0=0
        for c,t,bd,ba,ami,sf,g,ua in L:
            net=None if g is None else g-(ua or 0);mo=None if net is None else net*c
            r={"type":t,"beds":bd,"baths":ba,"units":c}
            if ami: r["ami"]=ami
            if g: r["gross"]=m(g)
            if ua: r["ua"]=m(ua)
            if net is not None: r["net"]=m(net);r["monthly"]=m(mo)
            r["sf"]=sf;r["total_sf"]=sf*c;rows.append(r)
            out.append(('r',(str(c),t,str(bd),str(ba),f'{ami}%' if ami else 'n/a','${:,.0f}'.format(g/100) if g and g%100==0 else (f2(g) if g else ''),(f'{ua/100:,.2f}' if ua else ''),(f2(net) if net is not None else ''),(f2(mo,dollar=False) if mo is not None else ''),f'{sf:,}',f'{sf*c:,}')))
            u0+=c;m0+=mo or 0;s0+=sf*c
        lab='Subtotal '+sn.split(' - ')[0].title().replace('Ii','II').replace('IIi','III')
        a=round(s0/u0)
        tot.append({"label":lab,"units":u0,"monthly":m(m0),"sf":a,"total_sf":s0});out.append(('t',(lab,str(u0),f2(m0,dollar=True),f'{a:,}',f'{s0:,}')))
        GU+=u0;GM+=m0;GS+=s0
    a=round(GS/GU);tot.append({"label":"Project total / average","units":GU,"monthly":m(GM),"sf":a,"total_sf":GS});out.append(('t',("Project total / average",str(GU),f2(GM,dollar=True),f'{a:,}',f'{GS:,}')))
    W,H=landscape(letter);cv=canvas.Canvas(doc(file),pagesize=(W,H))
    # centred columns
    cv.setFont('Times-Bold',15);cv.drawCentredString(W/2,H-38,'Willowmere Senior Residences Limited Partnership')
    cv.setFont('Times-Italic',10);cv.drawCentredString(W/2,H-53,'Schedule of units and restricted rents, attached to Form 8609-A workpapers - 2024 limits, age 55 and over')
    XR=[64,None,282,316,366,432,494,556,640,690,752];y=H-78
    cv.setFont('Times-Bold',8.5)
    cv.drawCentredString((384+640)/2,y+1,'MONTHLY RENT PER UNIT AND IN ALL');cv.line(384,y-2,640,y-2);cv.drawCentredString(706,y+1,'RENTABLE AREA');cv.line(655,y-2,752,y-2)
    h=[('No. of','units'),('Unit','type'),('Bed-','rooms'),('','Baths'),('AMI','limit'),('Maximum','gross rent'),('Utility','allowance'),('Net','rent'),('Total net','per month'),('SF','each'),('SF','total')]
    for x,(p,q) in zip(XR,h):
        if x is None: cv.drawString(78,y-12,p);cv.drawString(78,y-22,q)
        else: cv.drawRightString(x,y-12,p);cv.drawRightString(x,y-22,q)
    y-=27;cv.line(34,y,756,y);y-=14
    for k,v in out:
        if k=='h': cv.setFont('Times-Bold',9);cv.setFillColor(colors.Color(.35,.1,.1));cv.drawString(36,y,v);cv.setFillColor(colors.black);y-=13
        elif k=='r':
            cv.setFont('Times-Roman',9.2);t=v[1];cv.drawRightString(XR[0],y,v[0])
            for x,s in list(zip(XR,v))[2:]: cv.drawRightString(x,y,s)
            if len(t)>34: j=t.rfind(' ',0,31);cv.drawString(78,y,t[:j]);y-=10;cv.drawString(78,y,t[j+1:])
            else: cv.drawString(78,y,t)
            y-=13
        else:
            cv.line(40,y+10,756,y+10);cv.setFont('Times-Bold',9.2);cv.drawRightString(64,y,v[1]);cv.drawString(78,y,v[0]);cv.drawRightString(640,y,v[2]);cv.drawRightString(690,y,v[3]);cv.drawRightString(752,y,v[4]);y-=19
    cv.setFont('Times-Roman',8)
    for s in ('SF each on subtotal lines is the average (total SF / units). Market units pay own utilities; no allowance applies. Manager\'s unit is counted but earns no rent.','AMI = area median income, four-county region, effective April 2024. Federal minimum set-aside elected: average income.'):
        cv.drawString(36,y-2,s);y-=10
    cv.save()
    save(file,'UM','SENIOR_HOUSING','UNIT_MIX','LIHTC tax preparer','count first, AMI, gross, allowance, net, monthly total, area last; phases with subtotals','blank rent for manager unit, n/a AMI, wrapped type names, mixed $ and decimals, averages on total lines',K,rows,tot)

def um2():
    import xlsxwriter
    file='um_granite_bay_selfstorage_mix.xlsx'
    S=[('Climate controlled - Bldg 1',[('5 x 5 (locker)',25,22,19,6900,6450),('5 x 10',50,48,45,10400,9885),('10 x 10',100,60,55,16900,15910),('10 x 15',150,26,26,21900,20575),('10 x 20',200,14,11,27500,26380)]),
       ('Drive-up - Bldgs 2 to 5',[('5 x 10',50,30,24,7900,7540),('10 x 10',100,74,69,12900,12265),('10 x 15',150,52,47,15900,15120),('10 x 20',200,66,60,18900,18215),('10 x 25',250,20,20,22900,21490),('10 x 30',300,24,21,25900,25050),('12 x 40 (RV door)',480,8,7,39900,38500)]),
       ('Outdoor parking',[('Car 10 x 20',200,18,12,6500,6100),('Boat / RV 12 x 35',420,26,23,9900,9340)])]
    K=["total_sf","sf","units","occupied","vacant","pct_occ","market","market_sf","market_total","actual","actual_total"]
    wb=xlsxwriter.Workbook(doc(file));ws=wb.add_worksheet('Size mix')
    b=wb.add_format({'bold':1,'font_size':12});hd=wb.add_format({'bold':1,'bg_color':'#1F3B57','font_color':'white','text_wrap':1,'align':'center','valign':'vcenter','border':1})
    cell=wb.add_format({'border':4,'num_format':'#,##0'});tx=wb.add_format({'border':4});p=wb.add_format({'border':4,'num_format':'0.0%'});d2=wb.add_format({'border':4,'num_format':'$#,##0.00'});note=wb.add_format({'italic':1,'font_size':9})
    st={k:wb.add_format({'bold':1,'top':1,'bg_color':'#EAF0F6','num_format':q}) for k,q in (('n','#,##0'),('p','0.0%'),('d','$#,##0.00'),('t','@'))}
    ws.write('B1','Granite Bay Self Storage LLC',b);ws.write('B2','Unit size mix at 9/30/2024 - from manager\'s occupancy screen, re-keyed by accountant')
    ws.merge_range('B4:B5','Size / kind',hd);ws.merge_range('C4:D4','Area (sq ft)',hd);ws.write('C5','Total',hd);ws.write('D5','Per unit',hd)
    ws.merge_range('E4:H4','Units',hd)
    for i,h in enumerate(['All','Rented','Empty','% rented']): ws.write(4,4+i,h,hd)
    ws.merge_range('I4:K4','Street rate (month)',hd)
    for i,h in enumerate(['Per unit','Per sq ft','All units']): ws.write(4,8+i,h,hd)
    ws.merge_range('L4:M4','In-place rent (month)',hd);ws.write('L5','Avg per rented unit',hd);ws.write('M5','All rented units',hd)
    ws.set_row(4,32);ws.set_column('A:A',2);ws.set_column('B:B',26);ws.set_column('C:M',12)
    r=5;rows=[];tot=[];G=[0]*5;planted=None
    fm=[cell,cell,cell,cell,cell,p,d2,d2,d2,d2,d2];fs=['n','n','n','n','n','p','d','d','d','d','d']
    def mk(sf,n,oc,mt,at,avgsf):
        return [sf,avgsf,n,oc,n-oc,round(oc/n*100,1),round(mt/n/100,2),round(mt/100/sf,2),m(mt),round(at/oc/100,2),m(at)]
    def put(r,vals,fmts):
        for i,v in enumerate(vals): ws.write_number(r,2+i,round(v/100,4) if i==5 else v,fmts[i])
    for sn,L in S:
        ws.write(r,1,sn,wb.add_format({'bold':1,'font_color':'#1F3B57'}));r+=1;t=[0]*5
        for ty,sf,n,oc,mk_,ac in L:
            v=mk(sf*n,n,oc,mk_*n,ac*oc,sf);ws.write(r,1,ty,tx);put(r,v,fm);r+=1
            rows.append({"type":ty,**dict(zip(K,v))})
            for i,x in enumerate((sf*n,n,oc,mk_*n,ac*oc)): t[i]+=x
        v=mk(t[0],t[1],t[2],t[3],t[4],round(t[0]/t[1]))
        for i in range(5): G[i]+=t[i]
        lab='Total / avg '+sn.split(' - ')[0].lower()
        if sn.startswith('Drive'):
            good=v[8];v[8]=round(good+900,2);planted={"what":f"street rate All units of the line '{lab}' is printed {v[8]} but its lines sum to {good}; the grand total is right","kind":"total_wrong"}
        ws.write(r,1,lab,st['t']);put(r,v,[st[k] for k in fs]);tot.append({"label":lab,**dict(zip(K,v))});r+=2
    v=mk(G[0],G[1],G[2],G[3],G[4],round(G[0]/G[1]));ws.write(r,1,'FACILITY',st['t']);put(r,v,[st[k] for k in fs]);tot.append({"label":"FACILITY",**dict(zip(K,v))})
    ws.write(r+2,1,'Per sq ft and averages on total lines are weighted. Parking spaces are counted as units.',note);ws.write(r+3,1,'Not included: office, manager\'s apartment, 2 units used for supplies.',note)
    ws.write('O4','For Form 4562 / cost seg');ws.write('O5','Bldg 1 placed in service');ws.write('P5','06/2017');ws.write('O6','Bldgs 2-5 placed in service');ws.write('P6','10/2004');ws.set_column('O:O',26)
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(file,'UM','OTHER','UNIT_MIX','regional accountant workbook','grouped header, total area before area per unit, street and in-place, side table','grouped two-line header with the same words under several groups, size labels repeated in sections, one subtotal wrong, side table',K,rows,tot,planted)

def um3():
    import openpyxl
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    file='um_place_verdier_mixed_use_by_use.xlsx'
    S=[('RESIDENTIAL',[('3 1/2 apartment',18,17,11340,23868000,25272000),('4 1/2 apartment',24,23,19920,36984000,38880000),('5 1/2 apartment',8,8,8360,15072000,15552000),('Penthouse (6e étage)',2,1,2640,3360000,6840000)]),
       ('SHOPS',[('Corner shop',2,2,4150,14525000,14940000),('Inline shop under 1,200 sq. ft.',5,4,5210,12104000,15630000),('Restaurant with terrace',1,1,3380,11830000,11830000),('Kiosk, lobby',2,0,260,None,1560000)]),
       ('OFFICES',[('Medical / dental suite',3,3,5720,14300000,14872000),('General office suite',6,4,9180,12240000,19278000),('Co-working floor',1,1,7050,14805000,15510000)]),
       ('PARKING AND STORAGE',[('Indoor stall',46,41,None,8610000,9660000),('Outdoor stall',20,14,None,1512000,2160000),('Basement locker',30,22,1080,1320000,1800000)])]
    K=["units","pct_units","occupied","vacant","total_sf","other:RENT P.A. (CAD) Passing","other:RENT P.A. (CAD) Asking, if all let","other:RENT P.A. (CAD) Passing per sq. ft. let and empty","pct_occ"]
    N=sum(a[1] for s in S for a in s[1])
    wb=openpyxl.Workbook();ws=wb.active;ws.title='By use';B=Font(bold=True,name='Arial',size=10);F=Font(name='Arial',size=10)
    info=wb.create_sheet('Read me',0);info['A1']='Place Verdier S.E.C. - summary of premises';info['A3']='Sheet "By use" was typed from the rent file of 1 July 2024. Rents are per year, before GST/QST.';info['A4']='Contact: Odile Marchetti-Roy, CPA'
    wb.active=1
    ws['A1']='PLACE VERDIER, LIMITED PARTNERSHIP';ws['A1'].font=Font(bold=True,size=12,name='Arial');ws['A2']='Summary of premises by use - 1 July 2024'
    hdr={'A':('Description','of','premises'),'B':('Number','of','units'),'C':('Share','of units','%'),'D':('','','Let'),'E':('','','Empty'),'F':('Leasable','area','sq. ft.'),'G':('RENT P.A. (CAD)','','Passing'),'H':('','Asking,','if all let'),'I':('','Passing per sq. ft.','let and empty'),'J':('','Let','%')}
    for c,t in hdr.items():
        for i,s in enumerate(t):
            if s: ws[f'{c}{4+i}']=s
    ws.merge_cells('G4:I4')
    for r in (4,5,6):
        for c in 'ABCDEFGHIJ':
            x=ws[f'{c}{r}'];x.font=B;x.alignment=Alignment(horizontal='center' if c!='A' else 'left');x.fill=PatternFill('solid',fgColor='EEEEEE')
            if r==6: x.border=Border(bottom=Side(style='medium'))
    r=7;rows=[];tot=[];G=[0]*5
    def line(r,lab,n,oc,sf,pa,ask,bold=False,indent=1):
        v=[n,round(n/N*100,1),oc,n-oc,sf,None if pa is None else m(pa),m(ask),None if (pa is None or not sf) else round(pa/100/sf,2),round(oc/n*100,1)]
        ws.cell(r,1,lab).alignment=Alignment(indent=indent,wrap_text=True)
        ws.cell(r,1).font=B if bold else F
        nf=['0','0.0','0','0','#,##0','#,##0','#,##0','0.00','0.0']
        for i,x in enumerate(v):
            c=ws.cell(r,2+i)
            if x is None: continue
            c.value=x;c.number_format=nf[i];c.font=B if bold else F
            if bold: c.border=Border(top=Side(style='thin'))
        return {k:x for k,x in zip(K,v) if x is not None}
    for sn,L in S:
        t=[0]*5;sub=[]
        ws.cell(r,1,sn).font=B;r+=1
        for ty,n,oc,sf,pa,ask in L:
            rows.append({"type":ty,**line(r,ty,n,oc,sf,pa,ask)});r+=1
            for i,x in enumerate((n,oc,sf or 0,pa or 0,ask)): t[i]+=x
        for i in range(5): G[i]+=t[i]
        lab={'RESIDENTIAL':'Residential','SHOPS':'Shops','OFFICES':'Offices','PARKING AND STORAGE':'Parking and storage'}[sn]+', together'
        # the rate of parking would mix stalls without area: left off
        d=line(r,lab,*t,bold=True,indent=0)
        if sn.startswith('PARK'): ws.cell(r,9).value=None;d.pop(K[7])
        tot.append({"label":lab,**d});r+=1
    r+=1;d=line(r,'WHOLE COMPLEX',*G,bold=True,indent=0);ws.cell(r,9).value=None;d.pop(K[7]);tot.append({"label":"WHOLE COMPLEX",**d})
    ws.cell(r+2,1,'Stalls have no leasable area. Kiosks have not been let since 2022.').font=Font(italic=True,size=9)
    ws.cell(r+3,1,'Recap for the T5013 slips:').font=Font(italic=True,size=9);ws.cell(r+4,1,'Taxable supplies (shops, offices, stalls to non-residents)');ws.cell(r+5,1,'Exempt supplies (residential)')
    ws.column_dimensions['A'].width=32
    for c in 'BCDEFGHIJ': ws.column_dimensions[c].width=17 if c in 'GHI' else 11
    ws.column_dimensions['I'].width=21
    assert G[0]==N
    for q in wb: q.page_setup.orientation='landscape';q.page_setup.fitToHeight=0;q.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(file))
    save(file,'UM','MIXED_USE','UNIT_MIX','Quebec CPA, limited partnership','three-line header, by use, annual rents in total, share of units, no rents per month','yearly totals (not monthly), three-row header, share and let percentages without % in cells, blank areas and rents, first sheet is a read-me',K,rows,tot)
def run(): um1();um2();um3()

from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas
from reportlab.lib import colors
import xlsxwriter

# ---------- A: almshouse charity, Access, by fund ----------
def tb_a():
    R=random.Random(3001)
    f='almshouse_tb_by_fund_p12.pdf'
    L='other:Last year 31.03.24'
    M=['beginning','debit','credit','ending',L]
    funds=[('U01','GENERAL FUND (UNRESTRICTED)',[
      ('000','1110','Almshouse cottages - cost','B',1840000),('000','1119','Almshouse cottages - acc. depreciation','B',-412000),
      ('000','1310','Rent & WMC debtors','B',18400),('000','1350','Prepayments','B',6200),('000','1410','Lloyds current a/c','B',71000),
      ('000','1420','CCLA deposit fund','B',240000),('000','2110','Trade creditors','B',-14800),('000','2140','Accruals','B',-9100),
      ('000','2210','Loan - Charity Bank','B',-310000),('000','3010','Accumulated fund b/fwd','F',0),
      ('110','4010','Weekly maintenance contributions','P',-286000),('110','4015','WMC lost through voids','P',8200),
      ('120','4050','Shop rents - Market Place','P',-64500),('130','4090','Garage licences','P',-7800),('110','4120','Service charges','P',-31000),
      ('110','6010','Repairs, responsive','P',58000),('110','6020','Repairs, planned','P',74000),('120','6030','Shop repairs & insurance','P',9800),
      ('200','6210','Warden and staff costs','P',96000),('200','6240','Office & IT','P',14200),('200','6290','Audit fee','P',8900),
      ('110','6800','Depreciation','P',36800),('200','6900','Loan interest','P',17100)]),
     ('R02','CHAPEL & CLOISTER REPAIR FUND (RESTRICTED)',[
      ('000','1410','Lloyds current a/c','B',12300),('000','1425','COIF restricted deposit','B',85600),('000','2140','Accruals','B',-2400),
      ('000','3020','Restricted fund b/fwd','F',0),('310','4310','Grants - heritage bodies','P',-60000),('310','4320','Appeal donations','P',-14800),
      ('310','4330','Interest','P',-3150),('310','6110','Stonework contract','P',48700),('310','6120','Architect & faculty fees','P',7900)]),
     ('E03','PERMANENT ENDOWMENT',[
      ('000','1120','Freehold shops - valuation','B',925000),('000','1210','Listed investments','B',410000),('000','1430','Cazenove cash','B',15800),
      ('000','3030','Endowment capital b/fwd','F',0),('400','4410','Dividends','P',-13700),('400','4480','(Gain)/loss on investments','P',-21400),
      ('400','6410','Manager\'s fees','P',3900)])]
    rows=[];tot=[];layout=[]
    for code,title,acs in funds:
        layout.append(('fund',code+'   '+title)); fr=[]
        raw=[]
        for cc,ac,nm,k,base in acs:
            j=lambda b: cl(b*R.uniform(.9,1.1)+R.randint(-99,99)/100)
            if k=='B':
                b=j(base); raw.append([cc,ac,nm,k,b,b])
            elif k=='P': raw.append([cc,ac,nm,k,0.0,j(base)])
            else: raw.append([cc,ac,nm,k,None,None])
        sb=sum(r[4] for r in raw if r[3]=='B'); sp=sum(r[5] for r in raw if r[3]=='P')
        for r in raw:
            if r[3]=='F': r[4]=cl(-sb); r[5]=cl(-sb-sp)
        # movements: P items charged vs bank; BS items some turnover
        mv=[]; bank=next(i for i,r in enumerate(raw) if r[1] in('1410','1430'))
        for i,r in enumerate(raw):
            d=c=0.0
            if r[3]=='P':
                v=cl(r[5]*R.uniform(.94,1.09)+R.randint(-99,99)/100)
                if r[1]=='4015' or v>0: d=v; c=cl(v*R.uniform(.01,.05)) if R.random()<.35 else 0.0
                else: c=cl(-v); d=cl(-v*R.uniform(.005,.03)) if R.random()<.35 else 0.0
            elif r[3]=='B' and i!=bank and r[1] not in('1110','1120'):
                if r[1]=='1119': c=0.0
                elif r[1]=='2210': d=cl(18000+R.randint(0,99)/100)
                else: d=cl(abs(r[4])*R.uniform(.1,.6)+R.randint(0,99)/100); c=cl(abs(r[4])*R.uniform(.1,.6)+R.randint(0,99)/100)
            mv.append([d,c])
        for i,r in enumerate(raw):
            if r[1]=='1119':
                k=[x[1] for x in raw].index('6800'); mv[i][1]=mv[k][0]; mv[k][1]=0.0
        net=cl(sum(a for a,_ in mv)-sum(b for _,b in mv))
        g=cl(abs(net)+abs(raw[bank][4])*1.7); mv[bank]=[g,cl(g+net)] 
        for r,(d,c) in zip(raw,mv):
            o={'account':r[1],'name':r[2],'beginning':r[4],'debit':d,'credit':c,'ending':cl(r[4]+d-c),L:r[5]}
            fr.append(o); layout.append(('row',code,r[0],o))
        t={'label':'Total fund '+code,**add(*fr,names=M)}; tot.append(t); layout.append(('tot',t)); rows+=fr
    g={'label':'TOTAL ALL FUNDS',**add(*rows,names=M)}; tot.append(g); layout.append(('tot',g))
    for t in tot: assert abs(t['beginning'])<.005 and abs(t['ending'])<.005 and abs(t[L])<.005 and abs(t['debit']-t['credit'])<.005
    W,H=landscape(A4); c=canvas.Canvas(path(f),pagesize=(W,H)); X=dict(b=430,d=520,c=606,e=700,l=796)
    def sg(v): return 'nil' if abs(v)<.005 else f"{abs(v):,.2f} {'Dr' if v>0 else 'Cr'}"
    pg=[0]
    def head():
        pg[0]+=1
        c.setFont('Helvetica-Bold',12); c.drawString(40,H-36,"The Wexcombe Almshouse & Church Lands Charity")
        c.setFont('Helvetica',8); c.drawString(40,H-49,"Trial balance by fund and cost centre   |   Period 12, year to 31 March 2025   |   base currency GBP")
        c.drawRightString(W-40,H-36,f"Access Financials  FR-TB04  p.{pg[0]}"); 
        if pg[0]==1:
            c.setFont('Helvetica-Oblique',7.5); c.drawString(40,H-62,"Prepared for the trustees' meeting of 14 May. Income and expenditure accounts were closed to the fund at 1 April 2024, so they open at nil; the last-year column is before closing.")
        y=H-82; c.setFillColor(colors.HexColor('#e3e8ef')); c.rect(38,y-14,W-74,25,stroke=0,fill=1); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold',8)
        for x,a,b in((42,'Fund',''),(76,'C/C',''),(108,'Nominal',''),(150,'Account name','')): c.drawString(x,y-8,a)
        for k,a,b in(('b','Brought','forward'),('d','','Dr'),('c','','Cr'),('e','Carried','forward'),('l','Last year','31.03.24')):
            c.drawRightString(X[k],y+2,a); c.drawRightString(X[k],y-9,b)
        c.drawCentredString((X['d']+X['c'])/2-22,y+2,'Movement'); c.line(455,y-1,X['c'],y-1)
        return y-28
    y=head()
    for it in layout:
        if y<52:
            c.setFont('Helvetica-Oblique',7); c.drawString(40,28,'continued overleaf'); c.showPage(); y=head()
        if it[0]=='fund':
            if y<110: c.setFont('Helvetica-Oblique',7); c.drawString(40,28,'continued overleaf'); c.showPage(); y=head()
            c.setFont('Helvetica-Bold',8.5); c.drawString(42,y,it[1]); y-=13; continue
        o=it[-1]
        if it[0]=='row':
            c.setFont('Helvetica',8)
            for x,s in((42,it[1]),(76,it[2]),(108,o['account']),(150,o['name'])): c.drawString(x,y,s)
        else:
            c.setFont('Helvetica-Bold',8); c.drawString(150,y,o['label']); c.line(350,y+9,X['l'],y+9)
        c.drawRightString(X['b'],y,sg(o['beginning'])); c.drawRightString(X['e'],y,sg(o['ending'])); c.drawRightString(X['l'],y,sg(o[L]))
        for k,n in(('d','debit'),('c','credit')): c.drawRightString(X[k],y,'nil' if abs(o[n])<.005 else f"{o[n]:,.2f}")
        y-=12.2 if it[0]=='row' else 20
    c.setFont('Helvetica',7); c.drawString(40,28,'WMC = weekly maintenance contribution. C/C 000 is balance sheet. Dr = debit balance, Cr = credit balance.'); c.save()
    save(f,'TB',M,rows,tot,None,'SENIOR_HOUSING','charity finance officer, Wexcombe','Access landscape, fund sections, b/fwd + movement Dr/Cr + c/fwd, last year','Dr/Cr suffix, "nil" cells (truth 0), same codes repeated in funds')

# ---------- B: SA social housing, Pastel export ----------
def tb_b():
    R=random.Random(3002); f='Khanyisa_TB_Feb2025_adj.xlsx'
    G=['PER PASTEL','YEAR-END JOURNALS','ADJUSTED TRIAL BALANCE']
    M=[f'other:{g} {s}' for g in G for s in('Debit','Credit')]+['other:FEB 2024 Net Dr/(Cr)']
    secs=[('Income',[('1000/010','Rentals - bachelor units',-4210000),('1000/020','Rentals - one bedroom',-6980000),('1000/030','Rentals - two bedroom',-5125000),('1000/040','Rentals - shops & spaza kiosks',-1288000),('1000/050','Parking bays',-214000),('1100/000','Levies recovered',-905000),('1200/000','SHRA institutional grant',-1500000),('1300/000','Interest received',-186000)]),
     ('Expenditure',[('3000/010','Municipal rates',1620000),('3000/020','Water & sanitation',1945000),('3000/030','Electricity - common areas',688000),('3100/010','Salaries & wages',3420000),('3100/020','UIF & SDL',71000),('3200/000','Security contract',1180000),('3250/000','Repairs and maintenance',2215000),('3300/000','Bad debts',310000),('3350/000','Insurance',402000),('3400/000','Audit fees',148000),('3450/000','Bank charges',38000),('3500/000','Finance cost - NHFC loan',2380000),('3600/000','Depreciation',1150000)]),
     ('Assets',[('6000/010','Buildings - cost',58200000),('6000/020','Buildings - accum. depreciation',-9150000),('6100/010','Furniture & equipment',640000),('8000/000','Tenant control account',1870000),('8000/900','Provision for doubtful debts',-720000),('8100/000','Prepaid expenses',96000),('8400/010','FNB current account',412000),('8400/020','Call account - deposits',1630000),('8410/000','Petty cash',4500)]),
     ('Liabilities',[('5500/000','NHFC loan',-23800000),('9000/000','Supplier control account',-1115000),('9100/000','Tenant deposits held',-1590000),('9200/000','Accruals',-140000),('9500/000','VAT control',-52000)]),
     ('Funds & reserves',[('5000/000','Capital grant fund (RCG)',-21900000),('5200/000','Retained surplus',None)])]
    J={'3300/000':185400.00,'8000/900':-185400.00,'3600/000':96250.50,'6000/020':-96250.50,'3400/000':62000.00,'9200/000':-62000.00,'3350/000':-41875.20,'8100/000':41875.20,'1000/040':23500.00,'8000/000':-23500.00}
    vals={};ly={}
    for s,a in secs:
        for k,n,b in a:
            if b is not None:
                vals[k]=cl(b*R.uniform(.93,1.07)+R.randint(-99,99)/100) if k!='8410/000' else 4500.0
                ly[k]=cl(float(round(b*R.uniform(.85,1.0))) )
    vals['5200/000']=cl(-sum(vals.values())); ly['5200/000']=cl(-sum(ly.values()))
    wb=xlsxwriter.Workbook(path(f)); ws=wb.add_worksheet('TB'); nf='[>=1000000]#\\ ###\\ ##0.00;[>=1000]#\\ ##0.00;0.00'
    nf2='[>=1000000]#\\ ###\\ ##0.00;[>=1000]###\\ ##0.00;0.00'
    base={'font_name':'Tahoma','font_size':9}
    F=lambda **k: wb.add_format({**base,**k})
    t=F(bold=1,font_size=12);n=F(num_format=nf2);x=F(align='right');h=F(bold=1,align='center',border=1,bg_color='#FFE9B0',text_wrap=1);s_=F(bold=1,italic=1);tt=F();sn=F(num_format=nf2,top=1,bold=1);sx=F(align='right',top=1,bold=1);sl=F(bold=1,top=1);gn=F(num_format=nf2,top=1,bottom=6,bold=1);gx=F(align='right',top=1,bottom=6,bold=1)
    ws.write(0,0,'Khanyisa Social Housing NPC',t); ws.write(1,0,'Trial balance at 28 February 2025 with year-end journals - exported from Pastel Partner, worked up in Excel (ZAR)',tt)
    ws.write(2,0,'Working paper TB-1     Prep: L. Mokwane   Rev: ____',tt)
    ws.merge_range(4,0,5,0,'Account description',h); ws.merge_range(4,1,5,1,'Cat',h); ws.merge_range(4,2,5,2,'Main / sub',h)
    for i,g in enumerate(G):
        ws.merge_range(4,3+2*i,4,4+2*i,g,h); ws.write(5,3+2*i,'Debit',h); ws.write(5,4+2*i,'Credit',h)
    ws.write(4,9,'FEB 2024',h); ws.write(5,9,'Net Dr/(Cr)',h); ws.merge_range(4,10,5,10,'Jnl',h)
    def sp(v): 
        z=f"{abs(v):,.2f}".replace(',',' '); return f"({z})" if v<0 else z
    r=6; rows=[];tot=[]
    def put(r,o,num,txt):
        for i,m in enumerate(M):
            if m in o:
                if i==6: ws.write_string(r,9,sp(o[m]),txt)
                elif i in(2,3): ws.write_number(r,3+i,o[m],num)
                else: ws.write_number(r,3+i,o[m],num)
            elif num is not n: ws.write_blank(r,3+i,None,num)
    jn={'3300/000':'J1','8000/900':'J1','3600/000':'J2','6000/020':'J2','3400/000':'J3','9200/000':'J3','3350/000':'J4','8100/000':'J4','1000/040':'J5','8000/000':'J5'}
    for s,a in secs:
        ws.write(r,0,s,s_); r+=1; sr=[]
        for k,nm,b in a:
            o={'account':k,'name':nm}; u=vals[k];j=J.get(k,0.0);ad=cl(u+j)
            for q,v in((0,u),(2,j),(4,ad)):
                if abs(v)>.004: o[M[q+(0 if v>0 else 1)]]=abs(v)
            o[M[6]]=ly[k]
            ws.write(r,0,'  '+nm,tt); ws.write(r,1,'B' if k>='5' else 'I',tt); ws.write_string(r,2,k,tt); put(r,o,n,x)
            if k in jn: ws.write(r,10,jn[k],F(align='center'))
            rows.append(o);sr.append(o); r+=1
        z={'label':'Sub-total '+s,**add(*sr,names=M)}; tot.append(z); ws.write(r,0,z['label'],sl); ws.write(r,2,'',sl); put(r,z,sn,sx); r+=2
    z={'label':'TOTAL',**add(*rows,names=M)}; tot.append(z); assert abs(z[M[0]]-z[M[1]])<.005 and abs(z[M[2]]-z[M[3]])<.005 and abs(z[M[4]]-z[M[5]])<.005 and abs(z[M[6]])<.005
    ws.write(r,0,'TOTAL',sl); put(r,z,gn,gx); r+=2
    for i,q in enumerate(['J1 raise doubtful debt provision on tenants > 90 days','J2 catch-up depreciation, Block C','J3 accrue audit fee','J4 insurance paid in advance','J5 reverse double-billed shop rent (Unit S3)']): ws.write(r+i,0,q,tt)
    ws.set_column(0,0,34); ws.set_column(1,1,5,None,{'hidden':1}); ws.set_column(2,2,11); ws.set_column(3,9,15.5); ws.set_column(10,10,5); ws.freeze_panes(6,3)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
    wb.close()
    save(f,'TB',M,rows,tot,None,'MULTIFAMILY','accountant of a social housing company, Gauteng','xlsx, three Dr/Cr pairs under merged groups, text last-year column','last column stored as text with space thousands and parentheses; hidden category column')

# ---------- C: NZ university, SUN ----------
def tb_c():
    R=random.Random(3003); f='waihou_univ_accommodation_tb_jun25.pdf'
    B='other:Full-year budget 2025';PY='other:Closing balance 30/06/24'
    M=['beginning','activity','ending',B,PY]
    secs=[('CURRENT ASSETS',[('Westpac operating account','A1010','B',640000,-90000),('Westpac bond trust account','A1020','B',212000,18000),('Resident fee debtors','A1110','B',148000,61000),('Commercial tenant debtors','A1120','B',31000,-4000),('Provision for doubtful debts','A1190','B',-22000,-6500),('Prepaid insurance','A1210','B',96000,-48000),('Inventory - kitchen','A1310','B',14500,1200)]),
     ('NON-CURRENT ASSETS',[('Halls of residence - valuation','A2010','B',48200000,0),('Accum depreciation - halls','A2019','B',-3100000,-602000),('Furniture and fittings','A2110','B',1890000,74000),('Accum depreciation - furniture','A2119','B',-1120000,-88000),('Work in progress - Rata Hall','A2310','B',410000,965000)]),
     ('LIABILITIES',[('Trade payables','L1010','B',-320000,41000),('GST clearing','L1020','B',-68000,-9000),('Resident bonds held','L1110','B',-212000,-18000),('Fees in advance','L1210','B',-905000,640000),('Staff leave accrual','L1310','B',-141000,-11000),('Term loan - University Treasury','L2010','B',-12500000,250000)]),
     ('EQUITY',[('Revaluation reserve','E1010','B',-9800000,0),('Accumulated surplus','E1020','F',0,0)]),
     ('INCOME',[('Catered hall fees','I1010','P',-9100000,.56),('Self-catered flat rents','I1020','P',-4250000,.54),('Summer & conference lets','I1030','P',-780000,.71),('Shops - campus village','I2010','P',-395000,.5),('Carparks & garages','I2020','P',-88000,.49),('Laundry income','I2030','P',-61000,.52),('Interest received','I3010','P',-24000,.44)]),
     ('EXPENDITURE',[('Salaries - residential','X1010','P',3150000,.5),('Salaries - kitchen','X1020','P',1620000,.52),('Food purchases','X1110','P',1480000,.57),('Power and gas','X1210','P',910000,.46),('Rates and water','X1220','P',535000,.5),('Insurance','X1230','P',96000,1.0),('Repairs - reactive','X1310','P',640000,.6),('Repairs - planned','X1320','P',980000,.41),('Cleaning contract','X1410','P',720000,.5),('Pastoral care programme','X1510','P',188000,.55),('Bad debts','X1610','P',35000,.37),('Depreciation','X1710','P',1380000,.5),('Loan interest','X1810','P',640000,.5)])]
    q=lambda b,s=.05: cl(b*R.uniform(1-s,1+s)+(R.randint(-99,99)/100 if b else 0))
    rows=[];grp=[]
    for s,a in secs:
        g=[]
        for nm,k,ty,b,m in a:
            o={'account':k,'name':nm}
            if ty=='B': o['beginning']=q(b);o['activity']=q(m);o[PY]=q(b*.97)
            elif ty=='P': o['beginning']=0.0;o['activity']=q(b*m);o[B]=float(round(b*R.uniform(.97,1.04),-2));o[PY]=q(b*m*.95)
            g.append(o);rows.append(o)
        grp.append((s,g))
    ff=next(o for o in rows if o['account']=='E1020'); bk=rows[0]
    ff['activity']=0.0; ff['beginning']=0.0; ff[PY]=0.0
    ff['beginning']=cl(-sum(o['beginning'] for o in rows)); ff[PY]=cl(-sum(o[PY] for o in rows))
    bk['activity']=0.0; bk['activity']=cl(-sum(o['activity'] for o in rows))
    for o in rows: o['ending']=cl(o['beginning']+o['activity'])
    for i,o in enumerate(rows): rows[i]=o
    order=lambda o:{k:o[k] for k in['account','name']+M if k in o}
    tot=[]
    for s,g in grp: tot.append({'label':'SUBTOTAL '+s,**add(*g,names=M)})
    z={'label':'REPORT TOTAL',**add(*rows,names=M)}; tot.append(z); assert all(abs(z[m])<.005 for m in('beginning','activity','ending',PY))
    # planted: one digit in the closing balance of power and gas
    p=next(o for o in rows if o['account']=='X1210'); tv=p['ending']; s=f"{tv:.2f}"; d=s[1]; nd=str((int(d)+4)%10); p['ending']=float(s[0]+nd+s[2:])
    pl={"what":f"Closing balance of X1210 Power and gas printed as {p['ending']:,.2f}; true {tv:,.2f} (opening + movement, subtotal and report total use the true value)","kind":"digit_changed"}
    rows=[order(o) for o in rows]
    W,H=landscape(A4); c=canvas.Canvas(path(f),pagesize=(W,H))
    tm=lambda v: '' if v is None else (f"{abs(v):,.2f}"+('-' if v<-.004 else ' '))
    wid=[17,17,17,17,17]
    def line(nm,cd,o): return f"{nm:<36}{cd:<8}"+''.join(f"{tm(o.get(m)):>17}" for m in M)
    H3=[f"{'':<44}"+''.join(f"{x+' ':>17}" for x in('Opening','Net','Closing','Full-year','Closing')),
        f"{'Account':<36}{'Acct':<8}"+''.join(f"{x+' ':>17}" for x in('balance','movement','balance','budget','balance')),
        f"{'name':<36}{'code':<8}"+''.join(f"{x+' ':>17}" for x in('01/01/25','Jan-Jun 25','30/06/25','2025','30/06/24'))]
    L=[]
    for (s,g),t in zip(grp,tot):
        L+=[('h',s)]+[('r',line('  '+o['name'],o['account'],o)) for o in g]+[('t',line(t['label'],'',t)),('b','')]
    L.append(('T',line(z['label'],'',z)))
    y=0;pg=0
    def head():
        nonlocal pg; pg+=1; y=H-34
        c.setFont('Courier',8.2)
        for s in(f"SunSystems 6.3        WAIHOU UNIVERSITY - ACCOMMODATION SERVICES (BU: WUA)                                   Page {pg} of 2",
                 "TRIAL BALANCE - LEDGER A, FUND 40 HALLS            Periods 001/2025 to 006/2025           Currency NZD",
                 "Run 07/07/25 18:42  user T.PARATA                  Credits shown with trailing minus",''): c.drawString(36,y,s); y-=11
        c.setFont('Courier-Bold',8.2)
        for s in H3: c.drawString(36,y,s); y-=10.5
        c.drawString(36,y,'-'*129); return y-12
    y=head()
    for k,s in L:
        if y<46 or (k=='h' and y<110): c.showPage(); y=head()
        if k=='T': c.setFont('Courier-Bold',8.2); c.drawString(36,y,'='*129); y-=11
        c.setFont('Courier-Bold' if k in'htT' else 'Courier',8.2)
        c.drawString(36,y,s); y-=11 if k!='b' else 7
    c.setFont('Courier',8.2); c.drawString(36,y-14,'*** End of report ***   Bond trust account A1020 to be agreed to L1110 by Finance before release.'); c.save()
    save(f,'TB',M,rows,tot,pl,'STUDENT_HOUSING','university finance office, Waikato','SUN fixed-pitch PDF, three-line header, name before code, trailing minus','trailing minus; budget blank on balance sheet; budget total not nil; planted digit')
def run(): tb_a();tb_b();tb_c()

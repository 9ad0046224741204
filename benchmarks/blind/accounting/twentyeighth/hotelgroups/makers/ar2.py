from common import *
import xlsxwriter,datetime
def run():
    R=random.Random(2805)
    H=['A. Tredinnick','B. & C. Olorunfemi','Captain R. Haldane','Dart Sea School CIC','E. Wojtas','F. Penhallow','G. Abernathy-Cole','Hollow Creek Charters','I. Sørensen','J. Mbatha','K. Lisle','L. & P. Garrow','Moorcroft Syndicate','N. Dacosta','O. Trelawn','P. Quiller','R. Venn','S. Ashworth','Tamar Dive Club','U. Karlsson','V. Brice','W. Nankivell','Y. Oduya','Z. Farrant','Black Gannet Ltd','D. Hext','M. Rosewarne']
    V=['Curlew','Second Wind','Ardent','Mistral','Jolly Tern','Moonraker','Pelican II','Saltash Lass','Wild Thyme','Nimbus','Kittiwake','Sea Bramble','Tansy']
    ST=['A','B','C','D','T'];nm={'A':'PONTOON A','B':'PONTOON B','C':'PONTOON C','D':'SWINGING MOORINGS','T':'TRADE UNITS & BOATYARD'}
    M=['deposit','m0','m1','m2','m3','other:INVOICED IN Jun 2025 & earlier','total','prepaid','other:Allowance','other:Net exposure']
    rows=[];hs=H[:];sz={'A':8,'B':7,'C':5,'D':4,'T':3};k=0
    for s in ST:
        b=0
        for _ in range(sz[s]):
            b+=R.randint(1,5);r=dict(property=nm[s],unit=f'{s}{b:02d}',resident=f'BH{1200+k*7}',name=hs[k],v=V[R.randrange(len(V))]);k+=1
            fee=R.choice([214.5,268.0,342.75,418.2,556.0])
            if R.random()<.75:r['m0']=fee
            if R.random()<.5:r['m1']=round(fee*R.choice([1,1,.5]),2)
            if R.random()<.35:r['m2']=fee
            if R.random()<.25:r['m3']=round(fee+R.choice([0,45]),2)
            if R.random()<.22:r[M[5]]=round(fee*R.uniform(1,5),2)
            if R.random()<.1:r['m1']=-round(fee*.25,2)
            if not any(m in r for m in M[1:6]):r['m0']=fee
            r['total']=round(sum(r.get(m,0) for m in M[1:6]),2)
            if R.random()<.25:r['prepaid']=-round(R.uniform(20,fee),2)
            if R.random()<.7:r['deposit']=R.choice([150,250,400])
            if r.get(M[5]):r['other:Allowance']=-round(r[M[5]]/2,2)
            r[M[9]]=round(r['total']+r.get('prepaid',0)+r.get('other:Allowance',0),2);rows.append(r)
    w=xlsxwriter.Workbook(doc('ar_penmorva_berth_holders.xlsx'));ws=w.add_worksheet('Aged debt Oct25');F=w.add_format
    t1=F({'bold':1,'font_size':14,'font_name':'Verdana'});hd=F({'bold':1,'text_wrap':1,'align':'center','valign':'bottom','bg_color':'#CFE2E8','border':1,'font_name':'Verdana','font_size':9});hdd=F({'bold':1,'num_format':'mmm yyyy','align':'center','valign':'bottom','bg_color':'#CFE2E8','border':1,'font_name':'Verdana','font_size':9})
    tx=F({'font_name':'Verdana','font_size':9});nu=F({'font_name':'Verdana','font_size':9,'num_format':'#,##0.00;[Red]-#,##0.00'});sr=F({'font_name':'Verdana','font_size':9,'align':'right'});bd=F({'bold':1,'font_name':'Verdana','font_size':9,'top':1,'num_format':'£#,##0.00;-£#,##0.00'});sec=F({'bold':1,'font_name':'Verdana','font_size':9,'font_color':'#1F5F70'})
    ws.write(0,0,'Penmorva Quay Marina Ltd',t1);ws.write(1,0,'Aged debtors by month of invoice - berth holders and yard tenants, 31 October 2025',tx);ws.write(2,0,'Deposits are held separately and are not set against debt.',tx)
    # cols: 0 Holder 1 Vessel 2 Berth 3 A/c 4 deposit 5..9 months 10 gross 11 unalloc 12 allow 13 net
    ws.merge_range(4,5,4,9,'INVOICED IN',hd);ws.merge_range(4,0,4,3,'BERTH HOLDER',hd)
    for c,h in enumerate(['Name','Vessel','Berth','A/c','Deposit held']):ws.write(5,c,h,hd)
    for c,(y,m) in enumerate([(2025,10),(2025,9),(2025,8),(2025,7)],5):ws.write_datetime(5,c,datetime.datetime(y,m,1),hdd)
    for c,h in enumerate(['Jun 2025 & earlier','Total owed','Unallocated cash','Allowance','Net exposure'],9):ws.write(5,c,h,hd)
    ws.set_row(5,40);i=6;tot=[];col=dict(zip(M,range(4,14)));subs=[]
    from xlsxwriter.utility import xl_rowcol_to_cell as X
    for s in ST:
        rs=[r for r in rows if r['property']==nm[s]];ws.write(i,0,nm[s],sec);i+=1;a=i
        for r in rs:
            for c,x in enumerate([r['name'],r['v'],r['unit'],r['resident']]):ws.write(i,c,x,tx)
            for m in M:
                if m in r:
                    if m==M[5]: ws.write_string(i,col[m],f'{r[m]:,.2f}',sr)
                    elif m=='total':ws.write_number(i,col[m],r[m],nu)
                    else: ws.write_number(i,col[m],r[m],nu)
            i+=1
        t={'label':f'Total {nm[s].title()}',**{m:S(rs,m) for m in M}};tot.append(t);ws.write(i,0,t['label'],bd)
        for c in(1,2,3):ws.write_blank(i,c,None,bd)
        for m in M:
            if m==M[5]:ws.write_number(i,col[m],t[m],bd)
            else:ws.write_formula(i,col[m],f'=SUM({X(a,col[m])}:{X(i-1,col[m])})',bd,t[m])
        subs.append(i);i+=2
    t={'label':'MARINA TOTAL',**{m:S(rows,m) for m in M}};tot.append(t);ws.write(i,0,t['label'],bd)
    for c in(1,2,3):ws.write_blank(i,c,None,bd)
    for m in M: ws.write_formula(i,col[m],'='+'+'.join(X(q,col[m]) for q in subs),bd,t[m])
    assert round(sum(t[m] for m in M[1:6]),2)==t['total']
    # side table
    ws.write(4,15,'Recap',sec);ws.write(5,15,'Area',hd);ws.write(5,16,'Accounts',hd);ws.write(5,17,'Owed £',hd)
    for k,s in enumerate(ST):
        ws.write(6+k,15,nm[s].title(),tx);ws.write(6+k,16,sz[s],tx);ws.write(6+k,17,tot[k]['total'],nu)
    ws.write(11,15,'All',bd);ws.write(11,16,len(rows),F({'bold':1,'top':1,'font_name':'Verdana','font_size':9}));ws.write(11,17,t['total'],bd)
    ws.set_column(0,0,25);ws.set_column(1,1,13);ws.set_column(2,3,8);ws.set_column(4,13,12);ws.set_column(15,15,24);ws.set_column(16,17,12);ws.freeze_panes(6,1);ws.set_landscape();ws.fit_to_pages(1,0)
    n2=w.add_worksheet('Notes')
    for k,x in enumerate(['Allowance: half of everything invoiced in June 2025 or before.','Unallocated cash: receipts not yet matched, shown negative.','Kept by L. Tregear, ledger clerk']):n2.write(k,0,x)
    w.close()
    for r in rows:r.pop('v')
    emit('ar_penmorva_berth_holders.xlsx','AR',M,rows,tot,None,'OTHER','L. Tregear, marina ledger clerk (Excel)','month columns under INVOICED IN, deposit before ages, area sections, side recap','date header cells, oldest column stored as text, formulas, blanks, vessel column, side table with the same totals')

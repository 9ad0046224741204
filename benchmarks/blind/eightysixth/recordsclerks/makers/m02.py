# Receiver's report: rooming house, Ontario; fpdf2, Times; landscape legal? portrait letter, cover text + table
from common import *
from fpdf import FPDF
r=random.Random(8602); N=Names(r)
fn='receiver_2nd_report_kempt_lodge.pdf'
class P(FPDF):
    def footer(s):
        s.set_y(-15); s.set_font('Times','I',8.5); s.cell(0,5,'Second Report of the Receiver  -  %d'%s.page_no(),align='C')
p=P('P','mm','Letter'); p.set_margins(25,22,20); p.set_auto_page_break(True,20); p.add_page()
p.set_font('Times','B',11)
for s in ['ONTARIO','SUPERIOR COURT OF JUSTICE','(COMMERCIAL LIST)']: p.cell(0,5.5,s,align='C',new_x='LMARGIN',new_y='NEXT')
p.ln(4); p.set_font('Times','',11)
p.multi_cell(0,5.5,'IN THE MATTER OF THE RECEIVERSHIP OF 2210884 ONTARIO LIMITED, c.o.b. as KEMPT STREET LODGE',align='C'); p.ln(5)
p.set_font('Times','B',11); p.cell(0,6,'APPENDIX "D" - ROOMERS AND RENT CHARGED, 88 KEMPT STREET, HAMILTON',new_x='LMARGIN',new_y='NEXT')
p.set_font('Times','',10.5)
p.multi_cell(0,5,'1.  The Receiver attended at the premises on 14 June 2025 and, with the assistance of the house manager, Ms. Delphine Okoro, compiled the following list from the receipt book, the door cards and conversation with the roomers. The books of the Company contain no leases. All amounts are in Canadian dollars.'); p.ln(1.5)
p.multi_cell(0,5,'2.  Rents marked "ODSP direct" are remitted by the Ministry on or about the last business day. Arrears are as computed by the Receiver to 31 May 2025 and exclude amounts forgiven by the former principal.'); p.ln(4)
W=[14,22,45,24,22,22,22]; H=['Room','Size','Name of roomer','How paid','Monthly\nrent','Arrears','Deposit\nheld']
def head():
    p.set_font('Times','B',9.5); y=p.get_y(); x=p.l_margin
    p.line(x,y,x+sum(W),y)
    for w,h in zip(W,H):
        ls=h.split('\n')
        for i,l in enumerate(ls): p.set_xy(x,y+1+(4.2 if len(ls)==1 else 4.2*i)); p.cell(w,4.2,l,align='R' if h[:3] in('Mon','Arr','Dep') else 'L')
        x+=w
    p.set_xy(p.l_margin,y+10.5); p.line(p.l_margin,y+10,p.l_margin+sum(W),y+10); p.set_font('Times','',10)
def money(v): return format(v,',.2f')
rows=[]; T=[0,0,0]
floors=[('Ground floor',['G1','G2','G3','G4 (rear)']),('Second floor',['201','202','203','204','205','206','207']),('Third floor',['301','302','303','304','305','306']),('Basement',['B1','B2','B3'])]
vacs={'204':'Vacant','305':'Vacant - no ceiling','B2':'Locked - contents of former tenant'}
head()
sub={}
for fl,us in floors:
    if p.get_y()+6*(len(us)+2)>258: p.add_page(); head()
    p.set_font('Times','BI',10); p.cell(0,6,fl,new_x='LMARGIN',new_y='NEXT'); p.set_font('Times','',10); s=0
    for u in us:
        sz=r.choice(["9' x 11'","10' x 12'","8' x 10'","12' x 14'"])
        if u in vacs:
            v=[u,sz,vacs[u],'','','','']
            if u=='B2':
                v[5]=money(1320); T[1]+=1320
            rows.append(row(unit=u,statusText='Vacant' if u!='B2' else 'Locked - contents of former tenant',section=fl,balance=1320 if u=='B2' else None))
            if u=='305': rows[-1]['statusText']='Vacant - no ceiling'
        else:
            rent=r.choice([560,585,600,625,640,660,675,695]); ar=r.choice([0,0,0,0,rent,rent*2,120.5,-40]); dep=r.choice([None,200,rent,300])
            nm=N.fl() if u!='G1' else 'D. Okoro (house manager)'
            how=r.choice(['Cash','Cash','e-transfer','ODSP direct','OW cheque'])
            if u=='G1': rent,ar,dep,how=0,0,None,'In lieu of wages'
            v=[u,sz,nm,how,money(rent),'-' if ar==0 else money(ar) if ar>0 else '(%s)'%money(-ar),money(dep) if dep else '']
            rows.append(row(unit=u,tenantName=nm,contractRent=rent,balance=ar if ar else None,deposit=dep,section=fl,statusText='Occupied'))
            if u=='G1': rows[-1]['tenantName']='D. Okoro'
            s+=rent;T[0]+=rent;T[1]+=ar;T[2]+=dep or 0
        for i,(w,t) in enumerate(zip(W,v)): p.cell(w if not(u=='B2' and i==2) else w+W[3]+10, 5.4,t,align='R' if i>3 else 'L',new_x='RIGHT') if not(u=='B2' and i in(3,4)) else (p.cell(W[4]-10,5.4,'') if i==4 else None)
        p.ln(5.4)
    p.set_font('Times','I',9.5); p.cell(sum(W[:4]),5.6,fl.lower()+' rent',align='R'); p.cell(W[4],5.6,money(s),align='R'); p.ln(7); p.set_font('Times','',10)
y=p.get_y(); p.line(25,y,25+sum(W),y); p.set_font('Times','B',10)
p.cell(sum(W[:4]),6.5,'Total, 20 rooms'); 
for w,t in zip(W[4:],T): p.cell(w,6.5,'$'+money(t),align='R')
p.ln(7); y=p.get_y(); p.line(25,y,25+sum(W),y); p.ln(3); p.set_font('Times','',10.5)
p.multi_cell(0,5,'3.  Of the 20 rooms, 17 are occupied, one of them by the house manager rent free, 2 are vacant and 1 is locked and treated by the Receiver as vacant. The Receiver makes no representation as to the legality of the basement rooms under the City\'s rooming house by-law.')
p.output(f'{ROOT}/documents/{fn}')
assert len(rows)==20
finish(fn,'OTHER','receiver report appendix, rooming house by floor, fpdf Times',True,rows,'Kempt Street Lodge','2025-06-14',20,17,3,totals=dict(contractRent=T[0],balance=T[1],deposit=T[2]))

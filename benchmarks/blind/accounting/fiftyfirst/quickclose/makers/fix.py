s=open('make.py').read()
def rep(a,b):
    global s
    assert s.count(a)==1,(a,s.count(a)); s=s.replace(a,b)
rep('''        elif c in("450",): k=312.5
''','')
rep('''        elif c=="149": k=8850.0
''','''        elif c=="149": k=8850.0
        elif c=="450": k=312.5
        elif c[0]=="2" and c!="260": d=cents(R,abs(r["_o"])*.3,abs(r["_o"])*.9); k=cents(R,abs(r["_o"])*.3,abs(r["_o"])*.9)
''')
rep('d=cents(R,30000,60000); k=cents(R,d*.9,d*.99)','d=cents(R,96000,102000) if c=="120" else cents(R,9700,10100); k=cents(R,d*.97,d*1.01)')
rep('("270","Note to general partner",-50000)','("270","Note to general partner",-50000)'); rep('c in("110","140","141","270",','c in("110","140","141","270",')
rep('f"INV-{2150+TEN.index(t)}"','f"INV-{2168+TEN.index(t)}"')
rep('"Prepaid (not netted)","Security deposit"]): ws.write(5,c,x,hb)','"Prepaid (not netted)","Security deposit"]): ws.write(5,c,x,hb)\n    ws.row(5).height_mismatch=True; ws.row(5).height=560; ws.set_fit_num_pages(1) if hasattr(ws,"set_fit_num_pages") else None')
# order: 270 static must win over liabilities rule -> it does, first branch
open('make.py','w').write(s)
